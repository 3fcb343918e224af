/** A format of files, as its first bytes show it. */
export interface FileFormat {
  /** To continue "it is". */
  name: string;
  /** The endings of names, best first; absent for a format that no picture of a site may have. */
  endings?: readonly string[];
  /** What to do with a file that cannot be a picture. */
  advice?: string;
}

/** Finds the format of a file by its first bytes; browsers and the build ignore its name. */
export function detectFormat(head: Buffer): FileFormat | undefined {
  const text = head.toString('latin1');
  return formats.find(({ test }) => test(text));
}

/** How many bytes `detectFormat` needs. */
export const headSize = 64;

interface KnownFormat extends FileFormat {
  test(head: string): boolean;
}

const startsWith =
  (...starts: string[]) =>
  (head: string) =>
    starts.some((start) => head.startsWith(start));

/** Whether a file in boxes, such as AVIF, HEIC and MP4, has a brand. */
const hasBrand = (brands: RegExp) => (head: string) => {
  if (!head.startsWith('ftyp', 4)) return false;
  const size = Buffer.from(head.slice(0, 4), 'latin1').readUInt32BE();
  // Its own brand, and those that it is compatible with, without the version between them.
  const listed = head.slice(8, 12) + head.slice(16, size);
  return (listed.match(/.{4}/gs) ?? []).some((brand) => brands.test(brand));
};

const asJpeg = 'export it as JPEG';

const formats: readonly KnownFormat[] = [
  { name: 'PNG', endings: ['.png', '.apng'], test: startsWith('\x89PNG\r\n\x1a\n') },
  { name: 'JPEG', endings: ['.jpg', '.jpeg', '.jpe', '.jfif'], test: startsWith('\xff\xd8\xff') },
  { name: 'GIF', endings: ['.gif'], test: (head) => /^GIF8[79]a/.test(head) },
  {
    name: 'WebP',
    endings: ['.webp'],
    test: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  },
  { name: 'AVIF', endings: ['.avif'], test: hasBrand(/^avi[fs]$/) },
  {
    name: 'TIFF',
    endings: ['.tif', '.tiff'],
    test: startsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+'),
  },
  { name: 'HEIC', advice: asJpeg, test: hasBrand(/^(?:he[iv][a-z\d]|mif1|msf1)$/) },
  { name: 'JPEG XL', advice: asJpeg, test: startsWith('\xff\x0a', '\0\0\0\x0cJXL ') },
  { name: 'JPEG 2000', advice: asJpeg, test: startsWith('\0\0\0\x0cjP  ') },
  {
    name: 'BMP',
    advice: 'export it as PNG',
    test: (head) => head.startsWith('BM') && head.startsWith('\0\0\0\0', 6),
  },
  { name: 'an icon file', advice: 'export it as PNG', test: startsWith('\0\0\x01\0') },
  { name: 'a Photoshop file', advice: asJpeg, test: startsWith('8BPS') },
  { name: 'a PostScript file', advice: 'export it as SVG', test: startsWith('%!PS') },
  {
    name: 'a PDF',
    advice: 'export it as SVG or PNG, or link to the file',
    test: startsWith('%PDF-'),
  },
  {
    name: 'a compressed file',
    advice: 'unpack it, and name it .svg if it is a drawing',
    test: startsWith('\x1f\x8b', 'PK\x03\x04'),
  },
  {
    name: 'a video',
    advice: 'choose a picture; a section that shows videos has a key of its own for it',
    test: (head) => hasBrand(/./s)(head) || head.startsWith('\x1aE\xdf\xa3'),
  },
  {
    name: 'a web page',
    advice: 'save the picture itself, not the page that shows it',
    test: (head) => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html)[\s>]/i.test(head),
  },
];

/** The endings of pictures that a site may have. */
export const pictureEndings = ['.svg', ...formats.flatMap(({ endings = [] }) => endings)];

/** Whether a path has one of these endings. */
export const pictureEnding = new RegExp(
  `\\.(?:${pictureEndings.join('|').replaceAll('.', '')})$`,
  'i',
);
