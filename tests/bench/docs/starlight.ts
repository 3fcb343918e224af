import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parse, stringify } from 'yaml';
import { writeWhole } from '../../../base/files/writeWhole.ts';
import { convertLinks } from '../../../tools/docs/site/convertPage.ts';
import { type DocsPage, readPages } from '../../../tools/docs/site/readPages.ts';
import type { Peer } from '../peers/Peer.ts';

/** A generator of documentation that builds the pages of docs/. */
export const starlight: Peer = {
  title: 'Starlight',
  shared: [],
  command: () => [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'],
  environment: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
};

/**
 * Writes the pages of docs/ as Starlight's documentation proposes: Markdown with a title and a description,
 * pictures in src/assets/ for its image service, and a sidebar of the same groups.
 */
export async function writeStarlightSite(docs: string, project: string): Promise<void> {
  const content = join(project, 'src/content/docs');
  await rm(content, { recursive: true, force: true });
  await cp(join(docs, 'images'), join(project, 'src/assets/images'), { recursive: true });
  const pages = readPages(docs);
  for (const page of pages.values())
    await writeWhole(join(content, contentFile(page)), toStarlight(page, pages));
  await writeWhole(join(content, 'index.md'), '---\ntitle: Blockwright\n---\n\nManual.\n');
  const manifest = parse(await readFile('tools/docs/site/source/pages.yaml', 'utf8'));
  const groups = manifest.blocks.manual.groups as {
    title: string;
    pages?: string[];
    below?: string;
  }[];
  const sidebar = groups.map(({ title, pages: routes, below = '' }) => ({
    label: title,
    items: routes?.map((route) => ({ slug: route.slice(1) })) ?? [
      { autogenerate: { directory: below.slice(1) } },
    ],
  }));
  await writeFile(join(project, 'sidebar.json'), JSON.stringify(sidebar));
}

function contentFile({ path, route }: DocsPage): string {
  return /README\.md$/i.test(path) ? `${route.slice(1)}/index.md` : `${route.slice(1)}.md`;
}

function toStarlight(page: DocsPage, pages: ReadonlyMap<string, DocsPage>): string {
  const text = page.text.replace(/^<!--.*?-->\s*/s, '');
  const [, title = page.key, body = text] = /^# ([^\n]+)\n+(.*)$/s.exec(text) ?? [];
  const plain = title.replaceAll('`', '');
  const assets = posix.relative(posix.dirname(`content/docs/${contentFile(page)}`), 'assets');
  const linked = convertLinks(body, page, pages)
    .replaceAll(/(!\[[^\]]*\]\()\/(?=images\/)/g, `$1${assets}/`)
    .replaceAll(/(\]\()\//g, '$1/blockwright/');
  return `---\n${stringify({ title: plain, description: `${plain}, in the documentation.` })}---\n\n${linked}`;
}
