import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Site } from '../../schema/vocabulary/site/site.ts';
import { sampleRenderContext } from '../../tests/sampleRenderContext.ts';
import { prepareIcons } from './prepareIcons.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-icons-'));
  await mkdir(join(root, 'public'));
  const draw = (size: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><rect width="100%" height="100%" fill="#0a0"/></svg>`;
  await writeFile(join(root, 'public/mark.svg'), draw('24 24'));
  await writeFile(join(root, 'public/wide.svg'), draw('96 24'));
  await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a0' } })
    .png()
    .toFile(join(root, 'public/mark.png'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function icons(keys: Partial<Site>, files: string[] = []) {
  const site = { ...sampleRenderContext.site, ...keys };
  const made = await prepareIcons(site, {
    root,
    files: Object.fromEntries(files.map((path) => [path, path])),
    cache: join(root, 'cache'),
  });
  const drawn = [...made].map(async ([path, draw]) => [path, await draw()] as const);
  return new Map(await Promise.all(drawn));
}

const drawn = [
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/apple-touch-icon.png',
  '/site.webmanifest',
];

test.each([
  [{ icon: '/mark.svg' }, ['/favicon.svg', ...drawn]],
  [{ icon: '/mark.png' }, drawn],
  [{ logo: { src: '/mark.svg', alt: '' } }, ['/favicon.svg', ...drawn]],
  [{ logo: { src: '/wide.svg', alt: '' } }, ['/favicon.svg']],
  [{ logo: { src: '/wide.svg', alt: '' }, icon: '/mark.svg' }, ['/favicon.svg', ...drawn]],
  [{}, ['/favicon.svg']],
])('of a site with %j', async (keys, paths) => {
  expect([...(await icons(keys)).keys()]).toEqual(paths);
});

test('files of the site win', async () => {
  expect((await icons({}, ['/favicon.ico'])).size).toBe(0);
  const made = await icons({ icon: '/mark.svg' }, ['/favicon.svg', '/site.webmanifest']);
  expect([...made.keys()]).toEqual(drawn.slice(0, -1));
});

test('are squares in the size that their names say, and the touch icon is opaque', async () => {
  const made = await icons({ icon: '/wide.svg' });
  const measure = async (path: string) => sharp(made.get(path) as Buffer).metadata();
  expect(await measure('/icon-512.png')).toMatchObject({ width: 512, height: 512 });
  expect(await measure('/apple-touch-icon.png')).toMatchObject({ width: 180, hasAlpha: false });
  const ico = made.get('/favicon.ico') as Buffer;
  expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
});

test('a site without a picture has the first letter of its name as icon', async () => {
  const made = await icons({ name: 'éclair & co' });
  expect(made.get('/favicon.svg')).toContain('>É</text>');
});

test('the manifest names the site and the addresses of its icons', async () => {
  const made = await icons({ icon: '/mark.svg', url: 'https://example.com/shop' });
  expect(JSON.parse(String(made.get('/site.webmanifest')))).toMatchObject({
    name: 'Sample',
    start_url: '/shop/',
    icons: [{ src: '/shop/icon-192.png' }, { src: '/shop/icon-512.png' }],
  });
});

test('any colour of CSS can be the background, and what was drawn is not drawn again', async () => {
  const theme = { colors: { light: { background: 'oklch(90% 0.05 200)' } } };
  const first = await icons({ icon: '/mark.svg', theme });
  expect(String(first.get('/site.webmanifest'))).toMatch(/"theme_color": "#[0-9a-f]{6}"/);
  expect(await icons({ icon: '/mark.svg', theme })).toEqual(first);
});
