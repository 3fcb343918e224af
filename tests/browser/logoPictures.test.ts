import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handleRequests } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { prepareBuild } from '../builds/builds.ts';
import { openBrowser } from './openBrowser.ts';

/** Puts every kind of picture into every layout that shows logos, and looks whether each is visible. */

let root: string;
let address: string;
let browser: Browser;
let closeServer = () => {};

const drawing = '<path d="M0 0h120v40z" fill="#135"/></svg>';
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const drawings: Record<string, string> = {
  'no-size.svg': `<svg ${xmlns} viewBox="0 0 120 40">${drawing}`,
  'no-namespace.svg': `<svg viewBox="0 0 120 40">${drawing}`,
  'one-side.svg': `<svg ${xmlns} width="120" viewBox="0 0 120 40">${drawing}`,
  'percent.svg': `<svg ${xmlns} width="100%" height="100%" viewBox="0 0 120 40">${drawing}`,
  'millimetres.svg': `<svg ${xmlns} width="30mm" height="10mm" viewBox="0 0 120 40">${drawing}`,
  'tiny.svg': `<svg ${xmlns} width="3" height="1" viewBox="0 0 120 40">${drawing}`,
  'huge.svg': `<svg ${xmlns} width="12000" height="4000" viewBox="0 0 120 40">${drawing}`,
};

const layouts: Record<string, object> = Object.fromEntries([
  ...['wall', 'strip', 'boxes', 'side', 'marquee'].flatMap((layout) => [
    [`logos-${layout}`, { type: 'logos', title: 'Clients', layout }],
    [`logos-${layout}-grey`, { type: 'logos', title: 'Clients', layout, monochrome: true }],
    [`logos-${layout}-dark`, { type: 'logos', title: 'Clients', layout, tone: 'dark' }],
  ]),
]);

let names: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-logos-'));
  const folder = join(root, 'public/images');
  await mkdir(folder, { recursive: true });
  const create = (width: number, height: number, alpha = 1) =>
    sharp({ create: { width, height, channels: 4, background: { r: 9, g: 60, b: 90, alpha } } });
  const frames = sharp(
    await Promise.all(
      [0, 120].map((g) =>
        sharp({ create: { width: 120, height: 40, channels: 3, background: { r: 9, g, b: 9 } } })
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  );
  const pictures: Record<string, Promise<Buffer>> = {
    'plain.png': create(240, 80).png().toBuffer(),
    'transparent.png': create(240, 80, 0.5).png().toBuffer(),
    'dot.png': create(1, 1).png().toBuffer(),
    'wide.png': create(1200, 40).png().toBuffer(),
    'tall.png': create(40, 1200).png().toBuffer(),
    'huge.jpg': create(5000, 3000).jpeg().toBuffer(),
    'scan.tif': create(240, 80).tiff().toBuffer(),
    'plain.avif': create(240, 80).avif().toBuffer(),
    'plain.webp': create(240, 80).webp().toBuffer(),
    'plain.gif': create(240, 80).gif().toBuffer(),
    'moving.gif': frames.clone().gif().toBuffer(),
    'moving.webp': frames.clone().webp().toBuffer(),
  };
  for (const [name, content] of [...Object.entries(pictures), ...Object.entries(drawings)])
    await writeFile(join(folder, name), await content);
  names = [...Object.keys(pictures), ...Object.keys(drawings)];
  const image = (name: string) => ({
    src: `/images/${name}`,
    alt: `Logo ${name.replace('.', ' ')}`,
  });
  const page = (name: string, sections: object[]) => ({
    title: `Logos of clients in the layout ${name}`,
    description: `Pictures of every kind that a page may show as logos, in the layout ${name}`,
    sections: [{ type: 'hero', headline: `Layout ${name}` }, ...sections],
  });
  const pages = Object.fromEntries(
    Object.entries(layouts).map(([name, section]) => [
      `/${name}`,
      page(name, [{ ...section, items: names.map((one) => ({ image: image(one) })) }]),
    ]),
  );
  const integrations = page('integrations', [
    {
      type: 'integrations',
      title: 'Works with',
      items: names.map((one) => ({
        name: one,
        text: 'Works.',
        category: 'All',
        image: image(one),
      })),
    },
  ]);
  const contain = page(
    'contain',
    names.map((one) => ({ type: 'hero', headline: one, image: image(one), fit: 'contain' })),
  );
  contain.sections.shift();
  const links = [...Object.keys(pages), '/integrations', '/contain'];
  const site = {
    site: {
      name: 'Logos',
      url: 'https://www.example.com',
      description: 'A site whose logos are pictures of every kind',
      logo: { src: '/images/no-size.svg', dark: '/images/no-namespace.svg', alt: '' },
      checks: { 'one-heading': 'off' },
      footer: { columns: [{ title: 'Pages', links: links.map((to) => ({ label: to, to })) }] },
    },
    pages: { '/': page('home', []), ...pages, '/integrations': integrations, '/contain': contain },
  };
  // JSON is YAML.
  await writeFile(join(root, 'pages.yaml'), JSON.stringify(site, undefined, 1));
  await prepareBuild(root);
  const server = createServer(
    handleRequests([serveBuiltSite(join(root, 'dist/client'))], () => undefined),
  );
  address = await listen(server, { host: '127.0.0.1', port: 0 });
  closeServer = () => {
    server.close();
    server.closeAllConnections();
  };
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  closeServer();
  await rm(root, { recursive: true, force: true });
});

test.each([...Object.keys(layouts), 'integrations', 'contain', ''])(
  'every picture is visible on the page /%s',
  async (route) => {
    for (const width of [360, 1280])
      for (const reducedMotion of ['reduce', 'no-preference'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion });
        await page.goto(new URL(route, address).href);
        const hidden = await page.evaluate(async () => {
          const found: string[] = [];
          for (const image of document.querySelectorAll('img')) {
            if (!image.checkVisibility()) continue;
            image.loading = 'eager';
            await image.decode().catch(() => undefined);
            const box = image.getBoundingClientRect();
            if (!(image.naturalWidth > 0 && box.width >= 1 && box.height >= 1))
              found.push(`${image.currentSrc} ${box.width}×${box.height} of ${image.naturalWidth}`);
          }
          return [document.querySelectorAll('img').length, found] as const;
        });
        expect([width, reducedMotion, hidden[1]]).toEqual([width, reducedMotion, []]);
        expect(hidden[0]).toBeGreaterThanOrEqual(route ? names.length : 1);
        await page.close();
      }
  },
);
