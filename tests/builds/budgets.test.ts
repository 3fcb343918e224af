import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPageWeigher } from '../../pipeline/output/createPageWeigher.ts';
import { readFiles, replace, runCommand } from './builds.ts';
import { oneSite } from './oneSite.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-budgets-'));
  await oneSite(root);
  await mkdir(join(root, 'public'));
  const photo = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  await writeFile(join(root, 'public/ada.jpg'), await photo.jpeg().toBuffer());
  await replace(root, 'pages.yaml', 'pages:', `${settings}pages:`);
  await replace(root, 'pages.yaml', /$/, sections);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const settings = `  checks: { page-kilobytes: 1, script-kilobytes: 1, image-kilobytes: 1 }
blocks:
  tour:
    type: carousel
    title: Tour
    slides:
      - { image: { src: /ada.jpg, alt: Ada }, title: First, description: One }
      - { image: { src: /ada.jpg, alt: Ada }, title: Second, description: Two }
`;
const sections = `      - { type: quote, text: It works., image: { src: /ada.jpg, alt: Ada Lovelace } }
      - use: tour
      - { use: tour, title: The tour again }
`;

test('budgets are reported at the section with the largest share, also by a later build', async () => {
  const build = async () =>
    (await runCommand('build', '--root', root, '--all')).stdout.replace(/\s+/g, ' ');
  const first = await build();
  for (const expected of [
    /pages\.yaml:20:9 warning\[BW126\] The JavaScript of this page is (\d+) kB; the limit is 1 kB \(this carousel: \d+ of \1 kB\)\. The images of this page are (\d+) kB; the limit is 1 kB \(this carousel: \d+ of \2 kB\)\./,
    /→ pages\.yaml:21:11 this carousel: \d+ of \d+ kB/,
    /pages\.yaml:21:11 warning\[BW126\] The page without its images is (\d+) kB; the limit is 1 kB \(this carousel: \d+ of \1 kB\)\./,
  ])
    expect(first).toMatch(expected);
  const second = await build();
  expect(second.match(/warning\[BW126\].*? kB\)/g)).toEqual(
    first.match(/warning\[BW126\].*? kB\)/g),
  );
});

test('the shares of sections add up to the JavaScript and images of the page', async () => {
  const files = await readFiles(root);
  const weigh = createPageWeigher({
    base: '/',
    read: (path) => (files[path] === undefined ? undefined : Buffer.from(files[path], 'latin1')),
  });
  const page = weigh(files['index.html'] ?? '');
  const [hero, quote, carousel, again] = page.sections;
  expect(page.sections).toHaveLength(4);
  expect(hero).toMatchObject({ scripts: 0, images: 0 });
  expect(quote?.images).toBeGreaterThan(100);
  expect(carousel?.scripts).toBeGreaterThan(5000);
  expect([again?.scripts, again?.images]).toEqual([carousel?.scripts, carousel?.images]);
  for (const kind of ['scripts', 'images'] as const)
    expect(sum(page.sections.map((one) => one[kind]))).toBeCloseTo(page[kind]);
  const html = sum(page.sections.map((one) => one.html));
  expect(html).toBeGreaterThan(100);
  expect(html).toBeLessThan(page.html);
});

test('a build beyond a limit of its host writes nothing', async () => {
  const before = await readFiles(root);
  const long = `https://www.example.com/${'a'.repeat(1000)}`;
  await replace(
    root,
    'pages.yaml',
    'site:',
    `site:\n  host: cloudflare-pages\n  redirects: { /old: "${long}" }`,
  );
  const { status, stdout } = await runCommand('build', '--root', root);
  expect(status).toBe(1);
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    'pages.yaml:2:9 error[BW512] Cloudflare Pages accepts 1,000 characters in a redirect; the site has 1,033.',
  );
  expect(await readFiles(root)).toEqual(before);
  await replace(root, 'pages.yaml', 'cloudflare-pages', 'github-pages');
  expect((await runCommand('build', '--root', root)).status).toBe(0);
});

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
