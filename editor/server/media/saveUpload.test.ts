import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EditError } from '../../yaml/EditError.ts';
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
