import { pictureEnding } from '../../../base/files/detectFormat.ts';

/** Kinds of files, by which fields choose them and tiles show them. */
export type MediaKind = 'picture' | 'video' | 'font' | 'file';

/** Returns the kind of a file. */
export function getMediaKind(path: string): MediaKind {
  if (pictureEnding.test(path)) return 'picture';
  if (/\.(mp4|webm)$/i.test(path)) return 'video';
  return /\.(?:woff2?|[to]tf)$/i.test(path) ? 'font' : 'file';
}

/** Whether browsers show a file as it is: an icon, or a picture other than TIFF. */
export function isShownByBrowsers(path: string): boolean {
  return /\.ico$/i.test(path) || (pictureEnding.test(path) && !/\.tiff?$/i.test(path));
}

/** Returns the folder of a file, with `/` at both ends. */
export function getMediaFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Returns the name of a file without its folder. */
export function getMediaName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns a size for people: `820 bytes`, `14 kB`, `2.3 MB`. */
export function formatSize(size: number): string {
  if (size < 1000) return `${size} bytes`;
  return size < 1_000_000 ? `${Math.round(size / 1000)} kB` : `${(size / 1_000_000).toFixed(1)} MB`;
}
