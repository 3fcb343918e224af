import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { detectFormat, headSize, pictureEndings } from '../../../base/files/detectFormat.ts';
import { resolvePublicFile } from '../../../base/files/resolvePublicFile.ts';
import { resolveWritable, writeSiteFile } from '../../../base/files/writeSiteFile.ts';
import { toSlug } from '../../../base/text/toSlug.ts';
import { EditError } from '../../../features/_shared/yamlEdits/index.ts';
import { findSvgProblem } from '../../../renderer/index.ts';

/** The largest accepted upload, in bytes. */
export const maxUpload = 20 * 1024 * 1024;

const sfntStart = /^(?:\0.\0\0|true|OTTO)/;

/** Extension of files that are no pictures → their first bytes, and the folder of public/ for them. */
const others: Record<string, { start: RegExp; folder: string }> = {
  '.pdf': { start: /^%PDF-/, folder: 'files' },
  '.mp4': { start: /^.{4}ftyp/s, folder: 'videos' },
  '.webm': { start: /^.E\xdf\xa3/s, folder: 'videos' },
  '.vtt': { start: /^(?:\xef\xbb\xbf)?WEBVTT/, folder: 'videos' },
  '.woff2': { start: /^wOF2/, folder: 'fonts' },
  '.woff': { start: /^wOFF/, folder: 'fonts' },
  '.ttf': { start: sfntStart, folder: 'fonts' },
  '.otf': { start: sfntStart, folder: 'fonts' },
};

/**
 * Saves a file to the folder of public/ for its type under its name, with a number if that is taken.
 * Resolves to its path on the site. Rejects with an EditError if it has another type, or is an unsafe
 * SVG.
 */
export async function saveUpload(root: string, name: string, content: Buffer): Promise<string> {
  const extension = extname(name).toLowerCase();
  await checkContent(extension, content);
  const folder = others[extension]?.folder ?? 'images';
  const stem = (await toFileName(basename(name, extname(name)))) || 'picture';
  await mkdir(resolveWritable(root, `public/${folder}`), { recursive: true });
  for (let copy = 1; ; copy++) {
    const file = `/${folder}/${stem}${copy === 1 ? '' : `-${copy}`}${extension}`;
    if (await create(resolveWritable(root, `public${file}`), content)) return file;
  }
}

/**
 * Replaces a file of public/, which keeps its name. Rejects with an EditError if the new content is of
 * another type.
 */
export async function replaceFile(root: string, path: string, content: Buffer): Promise<void> {
  await checkContent(extname(path).toLowerCase(), content);
  // Rejects paths outside of public/, and files that are not published.
  resolvePublicFile(root, path);
  await writeSiteFile(root, join('public', path), content);
}

/** Returns a name in the letters that addresses need no escapes for. */
export async function toFileName(name: string): Promise<string> {
  // Half a megabyte of letters.
  const { transliterate } = await import('../../../base/text/transliterate.ts');
  return toSlug(name, transliterate).slice(0, 80).replace(/-$/, '');
}

/** Rejects with an EditError unless a file is what its extension promises: files are served by it. */
async function checkContent(extension: string, content: Buffer): Promise<void> {
  const other = others[extension];
  const name = extension.slice(1).toUpperCase();
  if (!other && !pictureEndings.includes(extension))
    throw new EditError(
      `Unknown type of file. Use ${[...pictureEndings, ...Object.keys(others)].join(', ')}`,
    );
  if (other) {
    if (!other.start.test(content.toString('latin1', 0, 16)))
      throw new EditError(`The file is no ${name} file`);
    return;
  }
  if (extension === '.svg') {
    const problem = findSvgProblem(content);
    if (problem)
      throw new EditError(
        `${problem}. Save it as a plain SVG without scripts and links, or as PNG.`,
      );
  } else {
    const format = detectFormat(content.subarray(0, headSize));
    if (!format?.endings?.includes(extension))
      throw new EditError(
        `The file is no ${name} file${format ? `, but ${format.name}: ${format.advice ?? `rename it to ${format.endings?.[0]}`}` : ''}`,
      );
  }
  if (!(await isReadable(content))) throw new EditError('Browsers cannot show this image');
}

async function isReadable(content: Buffer): Promise<boolean> {
  const { width } = await sharp(content)
    .metadata()
    .catch(() => ({ width: 0 }));
  return width > 0;
}

/** Creates a file. Resolves to false if it exists: another upload may have taken the name just now. */
export async function create(file: string, content: Buffer): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // The disk may be full.
    await rm(file, { force: true });
    throw error;
  }
}
