import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from '../bundle/Installation.ts';
import { createSectionFiles } from './createSectionFiles.ts';
import type { Options } from './Options.ts';
import { UsageError } from './UsageError.ts';

/** `new section NAME`: creates a section type that can be used at once and passes every test. */
export async function newSection(options: Options, { packageRoot }: Installation): Promise<number> {
  const [name = ''] = options.positionals;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${name}" is not a valid section type. Use lower-case words with hyphens.`,
    );
  const folder = join(packageRoot, 'sections', name);
  if (existsSync(folder)) throw new UsageError(`The section type "${name}" already exists.`);
  await mkdir(folder);
  for (const [file, content] of Object.entries(createSectionFiles(name)))
    await writeFile(join(folder, file), content);
  process.stdout.write(
    `Created sections/${name}/. Next, define its keys in schema.ts, its markup in view.tsx and a realistic example in example.yaml.\nYou can use the type right away: \`- type: ${name}\`. \`npm run dev\` shows it at /_gallery. Run \`npm run schema\` to update completion in editors.\n`,
  );
  return 0;
}
