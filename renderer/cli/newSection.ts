import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Installation } from './Installation.ts';
import type { Options } from './Options.ts';
import { sectionTemplate } from './sectionTemplate.ts';
import { UsageError } from './UsageError.ts';

/** `new section NAME`: a folder that renders, passes every test, and can be used at once. */
export async function newSection(options: Options, { packageRoot }: Installation): Promise<number> {
  const [kind, name = ''] = options.positionals;
  if (kind !== 'section') throw new UsageError('Usage: blockwright new section NAME');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(`"${name}" is no name for a section type: lower case words with hyphens.`);
  const folder = join(packageRoot, 'sections', name);
  if (existsSync(folder)) throw new UsageError(`There is a section type "${name}" already.`);
  await mkdir(folder);
  for (const [file, content] of Object.entries(sectionTemplate(name)))
    await writeFile(join(folder, file), content);
  process.stdout.write(
    `sections/${name}/ is there. Next: its keys in schema.ts, its markup in view.tsx, a real example in example.yaml.\nThe type can be used at once: \`- type: ${name}\`. \`npm run dev\` shows it at /_gallery; \`npm run schema\` tells editors.\n`,
  );
  return 0;
}
