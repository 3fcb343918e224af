import { expect, test } from 'vitest';
import { renderSection } from '../../../../tests/renderSection.tsx';
import { sampleRenderContext } from '../../../../tests/sampleRenderContext.ts';
import { fileIcon, fileType, formatFileSize } from './describeFile.ts';
import type { Downloads } from './schema.ts';

test('shows type and size of files in public/, and the given size of others', () => {
  const section: Downloads = {
    type: 'downloads',
    groups: [
      {
        files: [
          { name: 'Prices', to: '/files/prices.pdf', size: '9 GB' },
          { name: 'Film', to: 'https://example.org/film.mp4?x=1', size: '9 MB' },
        ],
      },
    ],
  };
  const files = { '/files/prices.pdf': 1_234_000 };
  const html = renderSection(section, { ...sampleRenderContext, fileSizes: files });
  expect(html).toContain('PDF · 1.2 MB');
  expect(html).toContain('MP4 · 9 MB');
});

test('names types, icons and sizes', () => {
  expect([fileType('/a.b/report'), fileType('/a/x.tar.gz')]).toEqual([undefined, 'GZ']);
  expect([fileIcon('ZIP'), fileIcon('PDF'), fileIcon()]).toEqual([
    'file-archive',
    'file-text',
    'file-text',
  ]);
  expect([120, 22_400, 4_949_000].map((bytes) => formatFileSize(bytes, 'en'))).toEqual([
    '1 kB',
    '22 kB',
    '4.9 MB',
  ]);
});
