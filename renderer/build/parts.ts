import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeRoutes } from './lastRoutes.ts';
import { pageFile } from './pageFile.ts';

/** What is noted beside the output of one part of a site. */
export interface Part {
  /** From 1. */
  number: number;
  of: number;
  /** Names the state of the code. */
  code: string;
  /** Names the state of the site's files. */
  inputs: string;
  /** The day it was built for. */
  day: string;
  /** Every route of the whole site. */
  routes: string[];
}

/** Why parts cannot be joined, for whoever gave the command. */
export class PartsError extends Error {}

/** Notes beside an output which part of which site it is. */
export async function writePart(folder: string, part: Part): Promise<void> {
  await writeFile(noteOf(folder), JSON.stringify(part));
}

/**
 * Joins the outputs of all parts of a site into one folder, which is put in its place as a whole.
 *
 * @param folders the outputs, each with its note beside it
 * @returns how many pages the site has
 * @throws PartsError when a part is missing, or parts are of different sites or states of one
 */
export async function mergeParts(
  folders: readonly string[],
  { root, target }: { root: string; target: string },
): Promise<number> {
  const parts = await Promise.all(
    folders.map(async (folder) => ({ folder, part: await readPart(folder) })),
  );
  const first = parts[0]?.part as Part;
  for (const { folder, part } of parts)
    for (const key of ['of', 'code', 'inputs', 'day'] as const)
      if (part[key] !== first[key])
        throw new PartsError(
          `${folder} and ${folders[0]} were built from a different ${wordFor[key]}. Build all shards from the same state.`,
        );
  for (let number = 1; number <= first.of; number++)
    if (parts.filter(({ part }) => part.number === number).length !== 1)
      throw new PartsError(`Shard ${number} of ${first.of} must be given exactly once.`);
  const draft = `${target}.draft-${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  for (const { folder } of parts) await cp(folder, draft, { recursive: true });
  const missing = first.routes.filter((route) => !existsSync(join(draft, pageFile(route))));
  if (missing.length > 0) {
    await rm(draft, { recursive: true, force: true });
    throw new PartsError(`The shards lack ${missing.length} pages, for example ${missing[0]}.`);
  }
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  await writeRoutes(
    root,
    first.routes.map((route) => ({ route })),
  );
  return first.routes.length;
}

const wordFor = {
  of: 'number of shards',
  code: 'version of the code',
  inputs: 'version of the site',
  day: 'day',
};

async function readPart(folder: string): Promise<Part> {
  try {
    return JSON.parse(await readFile(noteOf(folder), 'utf8'));
  } catch {
    throw new PartsError(`${folder} is not a shard. Build it with --shard.`);
  }
}

function noteOf(folder: string): string {
  return `${folder}.part.json`;
}
