import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { commandLine } from '../../../code/commandLine.mjs';
import { convertPage } from './convertPage.ts';
import { createExamplePages, listExamples } from './createExamplePages.ts';
import { bundlePlayground } from './playground/bundlePlayground.ts';
import { readPages } from './readPages.ts';

/** `npm run docs`: builds docs/ as a site in dist/docs/, with the command of this checkout. */
export async function main(options: readonly string[]): Promise<void> {
  const root = 'dist/docs-source';
  await writeSource('docs', root);
  await bundlePlayground(await commandLine(), join(root, 'public/playground'));
  const command = options[0] ?? 'build';
  const out = command === 'build' ? ['--out', 'dist/docs'] : [];
  const run = ['cli/bin.mjs', command, '--root', root, ...out, ...options.slice(1)];
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' });
  process.exit(status ?? 1);
}

/** Writes the site from which the documentation is built. */
export async function writeSource(docs: string, root: string): Promise<void> {
  for (const name of ['data', 'public', 'pages', 'pages.yaml', 'sections'])
    await rm(join(root, name), { recursive: true, force: true });
  await cp(join(import.meta.dirname, 'source'), root, { recursive: true });
  await cp(join(docs, 'images'), join(root, 'public/images'), { recursive: true });
  const pages = readPages(docs);
  for (const page of pages.values()) {
    const file = join(root, 'data', page.collection, `${page.key}.md`);
    const text = convertPage(page, pages);
    await writeWhole(file, page.collection === 'sections' ? withExamples(text, page.key) : text);
  }
  for (const [path, text] of Object.entries(createExamplePages()))
    await writeWhole(join(root, path), text);
}

/** The list of presets at the end of a page leads to the examples. */
function withExamples(text: string, type: string): string {
  const examples = listExamples(type);
  return examples ? text.replace(/\nPresets[,:][\s\S]*$/, `\n${examples}`) : text;
}
