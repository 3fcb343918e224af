import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { listTree } from '../../base/files/listTree.ts';
import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { findBuiltInSections } from './findBuiltInSections.ts';

/** `eject section NAME`: copies a built-in section type into the site, where it replaces the original. */
export async function ejectSection(
  { root, positionals }: Options,
  { packageRoot }: Installation,
): Promise<number> {
  const [name = ''] = positionals;
  const sections = findBuiltInSections(packageRoot);
  const original = sections.get(name);
  const suggestion = getSpellingSuggestion(name, sections.keys());
  if (original === undefined)
    throw new UsageError(
      `There is no built-in section type "${name}".${suggestion ? ` Did you mean "${suggestion}"?` : ''}`,
    );
  if (root === packageRoot || !existsSync(join(root, 'pages.yaml')))
    throw new UsageError('This folder has no pages.yaml. Run the command in the folder of a site.');
  const folder = join(root, 'sections', name);
  if (existsSync(folder)) throw new UsageError(`sections/${name}/ already exists.`);
  for (const { path, entry } of listTree(join(packageRoot, original))) {
    if (!entry.isFile() || /\.test\.tsx?$/.test(path)) continue;
    const [from, to] = [join(packageRoot, original, path), join(folder, path)];
    await mkdir(dirname(to), { recursive: true });
    if (!/\.tsx?$/.test(path)) await cp(from, to);
    else await writeFile(to, rewriteImports(await readFile(from, 'utf8'), `${original}/${path}`));
  }
  await writeFile(join(folder, 'section.yaml'), `replaces: ${name}\n`);
  process.stdout.write(
    `Copied the section type "${name}" to sections/${name}/, which replaces it from now on. Imports from blockwright/… may change with its versions.\n`,
  );
  return 0;
}

/** Replaces relative imports that lead out of the folder by imports from the package. */
function rewriteImports(code: string, path: string): string {
  return code.replace(
    /(\bfrom |\bimport |\bimport\()(['"])(\.\.\/[^'"]+)\2/g,
    (_, start: string, quote: string, target: string) =>
      `${start}${quote}blockwright/${posix.join(posix.dirname(path), target)}${quote}`,
  );
}
