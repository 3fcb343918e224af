import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Installation } from '../bundle/Installation.ts';
import { generateFiles } from '../docs/generateFiles.ts';
import type { Options } from './Options.ts';

/** `schema`: generates the JSON Schemas for editors, and the reference pages of docs/. */
export async function writeSchema(_: Options, { packageRoot }: Installation): Promise<number> {
  for (const [path, content] of Object.entries(await generateFiles(packageRoot))) {
    await mkdir(dirname(join(packageRoot, path)), { recursive: true });
    await writeFile(join(packageRoot, path), content);
    process.stdout.write(`${path}\n`);
  }
  return 0;
}
