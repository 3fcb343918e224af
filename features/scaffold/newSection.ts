import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { listMiddleware } from '../../server/index.ts';
import { createSectionFiles } from './createSectionFiles.ts';
import { findBuiltInSections } from './findBuiltInSections.ts';

/**
 * `new section NAME`: creates a section type in the site that can be used at once. In the repository
 * of the engine, it creates a built-in type.
 */
export async function newSection(options: Options, { packageRoot }: Installation): Promise<number> {
  const [name = ''] = options.positionals;
  const { root } = options;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${name}" is not a valid section type. Use lower-case words with hyphens.`,
    );
  const isBuiltIn = root === packageRoot;
  const folder = join(root, 'sections', name);
  if (existsSync(folder)) throw new UsageError(`The section type "${name}" already exists.`);
  if (findBuiltInSections(packageRoot).has(name))
    throw new UsageError(
      `The section type "${name}" already exists. To change it, run: npx blockwright eject section ${name}`,
    );
  if (!isBuiltIn && !existsSync(join(root, 'pages.yaml')))
    throw new UsageError('This folder has no pages.yaml. Run the command in the folder of a site.');
  const files = createSectionFiles(name, {
    isBuiltIn,
    hasIsland: options.values.island === true,
  });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const completion = isBuiltIn ? ' Run `npm run schema` to update completion in editors.' : '';
  const gallery = listMiddleware('dev').find(({ showsSections }) => showsSections);
  process.stdout.write(
    `Created sections/${name}/. Next, define its keys in schema.ts, its markup in view.tsx and realistic presets in examples/.\nYou can use the type right away: \`- type: ${name}\`.${gallery ? ` \`dev\` shows it at ${gallery.path}.` : ''}${completion}\n`,
  );
  return 0;
}
