import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFiles, replace, runCommand } from './builds.ts';
import { oneSite } from './oneSite.ts';

/** A site with pictures that cameras, phones and programs save. */
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-pictures-'));
  await oneSite(root);
  await mkdir(join(root, 'public'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const photo = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } });
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

async function animate(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** Writes pictures, and shows them in sections of a page. */
async function show(pictures: Record<string, Buffer | string>): Promise<void> {
  for (const [name, content] of Object.entries(pictures))
    await writeFile(join(root, 'public', name), content);
  const sections = Object.keys(pictures)
    .map((name) => `      - { type: quote, text: It works., image: { src: /${name}, alt: Ada } }\n`)
    .join('');
  await replace(root, 'pages.yaml', /(?: {6}- \{ type: quote.*\n)*$/, sections);
}

test('pictures of every kind are shown, and animated ones keep moving', async () => {
  const gif = await animate('gif');
  await show({
    'scan.tiff': await photo.clone().tiff().toBuffer(),
    'old.JFIF': await photo.clone().jpeg().toBuffer(),
    'wrong.jpg': await photo.clone().png().toBuffer(),
    'wheel.gif': gif,
    'wheel.webp': await animate('webp'),
    'logo.SVG': '<svg viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>',
  });
  const { status, stdout } = await runCommand('build', '--root', root);
  expect({ status, stdout }).toMatchObject({ status: 0 });
  const files = await readFiles(root);
  const page = files['index.html'] ?? '';
  const sources = [...page.matchAll(/(?:src|srcSet|srcset)="([^" ]*\/assets\/[^" ]+)/g)].map(
    ([, url = '']) => url.slice(1),
  );
  const plain = (path: string) => path.replace(/\.[\da-f]{8}/, '');
  expect(new Set(sources.map(plain))).toEqual(
    new Set([
      'assets/scan-160.avif',
      'assets/scan-160.webp',
      'assets/scan-300.webp',
      'assets/old-160.avif',
      'assets/old-160.webp',
      'assets/old.jpg',
      'assets/wrong-160.avif',
      'assets/wrong-160.webp',
      'assets/wrong.png',
      'assets/wheel-60.webp',
      'assets/wheel.gif',
      'assets/wheel.webp',
      'assets/logo.svg',
    ]),
  );
  const read = (name: string) => {
    const path = sources.find((source) => plain(source) === `assets/${name}`) ?? '';
    return Buffer.from(files[path] ?? '', 'latin1');
  };
  for (const name of ['wheel-60.webp', 'wheel.gif', 'wheel.webp'])
    expect((await sharp(read(name)).metadata()).pages, name).toBe(3);
  expect(read('logo.svg').toString()).toMatch(/^<svg xmlns="[^"]+" width="120" height="40" /);
});

test('check and build name each picture that cannot be shown, and everything else', async () => {
  const jpeg = await photo.clone().jpeg().toBuffer();
  const png = await photo.clone().ensureAlpha(0.5).png().toBuffer();
  const large = { width: 11_000, height: 10_000, channels: 3, background: 'white' } as const;
  await show({
    'bench.heic': heic,
    'cut.jpg': jpeg.subarray(0, jpeg.length / 2),
    'cut.png': png.subarray(0, png.length / 2),
    'cut.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0',
    'huge.png': await sharp({ create: large }).png().toBuffer(),
    'dot.png': await photo.clone().resize(1, 1).png().toBuffer(),
    'home.jpg': await sharp(jpeg)
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer(),
  });
  await writeFile(join(root, 'public/share.png'), heic);
  await writeFile(join(root, 'public/icon.heic'), heic);
  await writeFile(join(root, 'public/brand.png'), png.subarray(0, png.length / 2));
  const site = '  icon: /icon.heic\n  logo: { src: /brand.png, alt: Example }\n';
  await replace(root, 'pages.yaml', /^site:\n/m, `site:\n${site}  social: { image: /share.png }\n`);
  await replace(root, 'pages.yaml', /$/, '      - { type: prose, text: "[Dead](/dead)" }\n');
  const reports = await Promise.all(
    ['check', 'build'].map(async (command) => {
      const { stdout } = await runCommand(command, '--root', root, '--format', 'json');
      return JSON.parse(stdout).diagnostics.map(
        ({ code, line, message }: { code: string; line: number; message: string }) =>
          `${code} ${line > 0} ${message}`,
      );
    }),
  );
  expect(new Set(reports[0])).toEqual(
    new Set([
      'BW038 true The picture public/icon.heic cannot be read: it is HEIC.',
      'BW038 true The picture public/brand.png cannot be read: it is damaged, or not complete.',
      'BW038 true The picture public/share.png cannot be read: it is HEIC.',
      'BW038 true The picture public/bench.heic cannot be read: it is HEIC.',
      'BW038 true The picture public/cut.jpg cannot be read: it is damaged, or not complete.',
      'BW038 true The picture public/cut.png cannot be read: it is damaged, or not complete.',
      expect.stringMatching(
        /^BW038 true The picture public\/cut\.svg .* it is not readable XML \(/,
      ),
      'BW038 true The picture public/huge.png cannot be read: it has more than 100 million pixels.',
      'BW221 true The picture public/dot.png has only 1 × 1 pixels.',
      'BW222 true The photo public/home.jpg says where it was taken.',
      'BW101 true The page `/dead` does not exist.',
    ]),
  );
  expect(reports[1]).toEqual(reports[0]);
});

test('a site waits for its pictures with `image-missing: warning`', async () => {
  const folder = join(root, 'waiting');
  await mkdir(folder);
  await oneSite(folder);
  const site =
    '  checks: { image-missing: warning }\n  icon: /i.svg\n  logo: { src: /l.png, alt: Example }\n  social: { image: /s.png }\n';
  await replace(folder, 'pages.yaml', /^site:\n/m, `site:\n${site}`);
  await replace(
    folder,
    'pages.yaml',
    /$/,
    '      - { type: quote, text: It works., image: { src: /later.jpg, alt: Ada } }\n',
  );
  const { status, stdout } = await runCommand('build', '--root', folder);
  expect({ status, found: stdout.match(/BW106\] The/g)?.length }).toEqual({ status: 0, found: 4 });
  expect((await readFiles(folder))['index.html']).toContain('src="/later.jpg"');
});
