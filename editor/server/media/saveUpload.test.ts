import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { pictureEndings } from '../../../base/files/detectFormat.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { explainPictureFile } from '../../../schema/rules/site/pictures/explainPictureFile.ts';
import { getMediaKind } from '../../ui/media/describeMedia.ts';
import { saveUpload } from './saveUpload.ts';

test('keeps every image that is uploaded at the same time under the same name', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-upload-'));
  const images = Array.from({ length: 12 }, (_, index) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${index + 1}" height="9"/>`),
  );
  const paths = await Promise.all(images.map((image) => saveUpload(root, 'Same name.SVG', image)));
  const contents = await Promise.all(paths.map((path) => readFile(join(root, 'public', path))));
  expect(contents).toEqual(images);
  expect(new Set(paths)).toEqual(
    new Set(
      ['same-name', ...images.slice(1).map((_, index) => `same-name-${index + 2}`)].map(
        (name) => `/images/${name}.svg`,
      ),
    ),
  );
  expect(await readdir(join(root, 'public/images'))).toHaveLength(12);
  await rm(root, { recursive: true });
});

test.each(['notes.txt', 'page.html', 'picture', 'drawing.svg.exe'])('refuses %s', async (name) => {
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(saveUpload('/nowhere', name, content)).rejects.toThrow(EditError);
});

test.each(['', 'null'])('refuses an image whose content is %j', async (content) => {
  await expect(saveUpload('/nowhere', 'x.png', Buffer.from(content))).rejects.toThrow(EditError);
});

test('accepts the pictures that a build reads, under each of their endings, and no others', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-upload-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const base = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const formats = ['png', 'jpeg', 'gif', 'webp', 'avif', 'tiff'] as const;
  const pictures = await Promise.all(
    formats.map((format) => base.clone().toFormat(format).toBuffer()),
  );
  pictures.push(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
  for (const ending of pictureEndings) {
    const name = `picture${ending}`;
    const uploads = pictures.map((picture) => saveUpload(root, name, picture).catch(String));
    const paths = (await Promise.all(uploads)).filter((path) => path.startsWith('/images/'));
    expect([ending, paths.length]).toEqual([ending, 1]);
    expect(explainPictureFile(join(root, 'public', paths[0] ?? ''), name)).toBeUndefined();
    expect(getMediaKind(name)).toBe('picture');
  }
  const photo = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await expect(saveUpload(root, 'photo.jpg', photo)).rejects.toThrow(
    'The file is no JPG file, but HEIC: export it as JPEG',
  );
});
