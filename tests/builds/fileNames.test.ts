import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { handleRequests } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { encodePath } from '../../base/text/encodePath.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { contents, prepareBuild, runCommand } from './builds.ts';

/** Names that file systems allow, and that mean something in an address, a style or a `srcset`. */
const names = [
  'two words',
  '50%off',
  'caf%C3%A9',
  'C#',
  'why?',
  'a&b',
  'c++',
  `it's "so"`,
  '(one) [two] {three}',
  'x, y; z=1',
  '日本語 🎉',
  'caf\u00e9',
  'cafe\u0301 2',
  '<b>|^`',
  ...(sep === '/' ? ['back\\slash'] : []),
];

let root: string;
let address: string;
beforeAll(async () => {
  // Folder names become addresses, too.
  root = await mkdtemp(join(tmpdir(), 'blockwright %# names '));
  const picture = await sharp({
    create: { width: 240, height: 240, channels: 3, background: 'teal' },
  })
    .png()
    .toBuffer();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const font = join('renderer/fonts', 'instrument-sans-latin.woff2');
  for (const [index, name] of names.entries()) {
    const folder = join(root, 'public', name);
    await mkdir(folder, { recursive: true });
    for (const file of ['png', 'pdf', 'mp4', 'vtt'])
      await writeFile(join(folder, `${name}.${file}`), file === 'png' ? picture : `${index}`);
    await writeFile(join(folder, `${name}.svg`), drawing);
    await cp(font, join(folder, `${name}.woff2`));
  }
  const file = (name: string, ending: string) => `/${name}/${name}.${ending}`;
  const link = (name: string, ending: string) => encodePath(file(name, ending));
  const [name = ''] = names;
  const site = {
    site: {
      name: 'Names',
      url: 'https://www.example.com/sub',
      description: 'A site whose files have names that mean something in an address',
      icon: file('50%off', 'svg'),
      logo: { src: file('C#', 'png'), alt: 'Names' },
      social: { image: file('why?', 'png') },
      theme: { fonts: { text: { family: 'Own', file: file('a&b', 'woff2') } } },
      head: { links: names.map((one) => ({ rel: 'license', to: link(one, 'pdf') })) },
      feeds: [
        {
          path: '/feed',
          title: 'Files',
          description: 'The files of the site',
          items: [
            { title: 'One', to: link('caf%C3%A9', 'pdf'), date: '2026-01-01', text: 'A file' },
          ],
        },
      ],
    },
    pages: {
      '/': {
        title: 'A page that shows files with awkward names',
        description: 'Pictures, downloads, films and fonts whose names mean something',
        image: file(name, 'png'),
        sections: [
          { type: 'hero', headline: 'Names', actions: [{ label: 'Open', to: link('c++', 'pdf') }] },
          ...names.map((one) => ({
            type: 'quote',
            text: 'It works.',
            image: { src: file(one, 'png'), alt: 'A square' },
          })),
          // As others spell them: encoded, and in the other normal form.
          { type: 'quote', text: 'It works.', image: { src: link('C#', 'svg'), alt: 'A square' } },
          {
            type: 'quote',
            text: 'It works.',
            image: { src: file('cafe\u0301', 'png'), alt: 'A square' },
          },
          ...names.map((one) => ({
            type: 'feature',
            title: `Number ${names.indexOf(one)}`,
            text: 'Some text.',
            image: { src: file(one, 'png'), alt: 'A square', video: link(one, 'mp4') },
          })),
          ...names.map((one) => ({
            type: 'video',
            name: `Film ${names.indexOf(one)}`,
            poster: { src: file(one, 'png'), alt: 'A square' },
            file: link(one, 'mp4'),
            captions: link(one, 'vtt'),
          })),
          {
            type: 'article',
            title: 'Files',
            date: '2026-01-01',
            text: names
              .map(
                (one) =>
                  `[${names.indexOf(one)}](${toMarkdown(link(one, 'pdf'))}) and more.\n\n![A square](${toMarkdown(link(one, 'png'))})`,
              )
              .join('\n\n'),
          },
        ],
      },
    },
  };
  // JSON is YAML.
  await writeFile(join(root, 'pages.yaml'), JSON.stringify(site, undefined, 1));
  const rules = names.map(
    (one, index) => `.n${index} { background: url("${encodePath(file(one, 'svg'))}") }`,
  );
  await writeFile(join(root, 'theme.css'), `${rules.join('\n')}\n`);
  await prepareBuild(root);
  const server = createServer(
    handleRequests(
      [serveBuiltSite(join(root, 'dist/client'), undefined, '/sub/')],
      () => undefined,
    ),
  );
  address = await listen(server, { host: '127.0.0.1', port: 0 });
  closeServer = () => {
    server.close();
    server.closeAllConnections();
  };
}, 60_000);
let closeServer = () => {};
afterAll(async () => {
  closeServer();
  await rm(root, { recursive: true, force: true });
});

/** Parentheses end an address in Markdown. */
function toMarkdown(link: string): string {
  return link.replaceAll('(', '%28').replaceAll(')', '%29');
}

test('every address of a page leads to its file', async () => {
  const page = await (await fetch(new URL('/sub/', address))).text();
  const found = new Set<string>();
  const add = (url: string) => {
    const full = new URL(url, 'https://www.example.com/sub/');
    if (full.origin === 'https://www.example.com') found.add(full.pathname);
  };
  const visit = (node: { attribs?: Record<string, string>; children?: unknown[] }) => {
    const { src, href, srcset, content, poster } = node.attribs ?? {};
    for (const url of [src, href, poster]) if (url && !url.startsWith('data:')) add(url);
    if (content?.startsWith('https://')) add(content);
    for (const candidate of srcset?.split(/,\s+/) ?? []) add(candidate.split(/\s/)[0] ?? '');
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(parseDocument(page) as never);
  for (const [, url = ''] of page.matchAll(/url\(("[^"]*"|[^)]*)\)/g))
    add(url.replaceAll(/^"|"$/g, ''));
  for (const [, url = ''] of page.matchAll(/"(?:image|contentUrl|thumbnailUrl)":"([^"]+)"/g))
    add(JSON.parse(`"${url}"`));
  const feed = await (await fetch(new URL('/sub/feed.json', address))).json();
  for (const { url } of feed.items) add(url);
  // Pictures and their copies, links, films with posters and captions, styles.
  expect(found.size).toBeGreaterThan(names.length * 6);
  expect([...found].filter((path) => path.endsWith('.vtt'))).toHaveLength(names.length);
  const dead: string[] = [];
  for (const path of found) {
    const { status } = await fetch(new URL(path, address));
    if (status !== 200) dead.push(`${status} ${path}`);
  }
  expect(dead).toEqual([]);
});

test('the output has one file for a name, in the composed form', async () => {
  const paths = Object.keys(await contents(join(root, 'dist/client')));
  expect(paths.filter((path) => path !== path.normalize())).toEqual([]);
  expect(paths.filter((path) => path.endsWith('2.pdf'))).toEqual(['caf\u00e9 2/caf\u00e9 2.pdf']);
});

test('the name of a file as a link is fixed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-links-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'public'));
  for (const name of ['Price list.pdf', '50%off.pdf', 'C#.pdf', 'why?.pdf', 'x%20y.pdf'])
    await writeFile(join(folder, 'public', name), 'x');
  await writeFile(
    join(folder, 'pages.yaml'),
    `site:
  name: Links
  url: https://www.example.com
  description: A site with links to files
pages:
  /:
    title: A page that links to files with awkward names
    description: Downloads whose names mean something in an address
    sections:
      - type: hero
        headline: Files
        actions:
          - { label: One, to: "/Price list.pdf" }
          - { label: Two, to: "/50%off.pdf" }
      - type: links
        title: Files
        items:
          - { label: Three, to: "/C#.pdf" }
          - { label: Four, to: "/why?.pdf" }
          - { label: Five, to: "/x%20y.pdf" }
          - { label: Six, to: "/Price%20list.pdf" }
`,
  );
  const check = async (...options: string[]) => {
    const { stdout } = await runCommand('check', '--root', folder, ...options, '--format', 'json');
    return JSON.parse(stdout).diagnostics.map(({ hint }: { hint: string }) => hint);
  };
  expect(new Set(await check())).toEqual(
    new Set([
      'write "/Price%20list.pdf"',
      'write "/C%23.pdf"',
      'write "/why%3F.pdf"',
      'write "/x%2520y.pdf"',
    ]),
  );
  await runCommand('check', '--root', folder, '--fix');
  // Browsers cannot decode `%of`, so the page encodes it.
  expect(await check()).toEqual([]);
});
