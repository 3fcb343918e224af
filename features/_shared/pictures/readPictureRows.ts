import { type FolderPicture, shownEnding, toKey } from './listFolderPictures.ts';

/** The rows of the pictures of a folder. */
export interface PictureRows {
  rows: Record<string, Record<string, unknown>>;
  /** The key of what the file says of a picture, by the key of its row. */
  entries: Map<string, string>;
  /** Keys in `pictures` for which the folder has no picture, or that repeat another key. */
  idle: string[];
}

/** Keys of an entry that describe the image of the row. */
const imageKeys = ['alt', 'focus', 'credit', 'dark', 'phone'];

/**
 * Creates the row of each picture: its name, the image with its alternative text, a date if the name of the file
 * begins with one, and the columns that `pictures` of the file adds.
 *
 * @param folder the path of the folder below public/, such as `/images/trip`
 * @param written what the file says of pictures, by the names of their files or the keys of their rows
 */
export function readPictureRows(
  folder: string,
  pictures: readonly FolderPicture[],
  written: unknown,
): PictureRows {
  const texts = isKeyed(written) ? written : {};
  const keys = new Set(pictures.map(({ key }) => key));
  const entries = new Map<string, string>();
  const idle: string[] = [];
  for (const name of Object.keys(texts)) {
    const key = toKey(name);
    if (!keys.has(key) || entries.has(key)) idle.push(name);
    else entries.set(key, name);
  }
  const rows: PictureRows['rows'] = {};
  for (const { file, key } of pictures) {
    if (Object.hasOwn(rows, key)) continue;
    const entry = texts[entries.get(key) ?? ''];
    const columns = isKeyed(entry) ? entry : { alt: entry ?? '' };
    const image = Object.entries(columns).filter(([name]) => imageKeys.includes(name));
    const others = Object.entries(columns).filter(([name]) => !imageKeys.includes(name));
    rows[key] = {
      ...describeFile(file),
      image: { src: `${folder}/${file}`, alt: '', ...Object.fromEntries(image) },
      ...Object.fromEntries(others),
    };
  }
  return { rows, entries, idle };
}

/** Reads the date and the name that the name of a file has: `2026-05-04 old-pier.jpg` is the old pier on that day. */
function describeFile(file: string): { name: string; date?: string } {
  const stem = file.replace(shownEnding, '');
  const [, date, rest = ''] = /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?!\d)(.*)$/.exec(
    stem,
  ) ?? [undefined, undefined, stem];
  const words = rest.replace(/[\s_-]+/g, ' ').trim();
  const name = words.charAt(0).toUpperCase() + words.slice(1) || stem;
  return { name, ...(date && { date }) };
}

export function isKeyed(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
