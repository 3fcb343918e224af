import { getSpellingSuggestion } from '../../base/text/getSpellingSuggestion.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';
import { isKeyed, listFolderPictures, toPublicFolder } from '../_shared/pictures/index.ts';
import { suggestFolder } from './suggestFolder.ts';

/** A flaw of a file with the texts of a folder, or of the folder. */
interface FolderFlaw {
  rule: 'picture-folder' | 'picture-folder-content' | 'picture-without-text';
  path: YamlPath;
  part?: 'key' | 'head';
  message: string;
  hint: string;
}

interface ReadFolder {
  /** Undefined if the pictures cannot be listed. */
  folder: string | undefined;
  pictures: NonNullable<ReturnType<typeof listFolderPictures>>['pictures'];
  /** Returns what is wrong, when it is known what the file says of pictures. */
  flaws(entries: ReadonlyMap<string, string>, idle: readonly string[]): FolderFlaw[];
}

/** Reads the folder that a file names, and finds what is wrong with both. */
export function findFolderFlaws(root: string, value: unknown): ReadFolder {
  const fail = (flaw: Omit<FolderFlaw, 'rule'>): ReadFolder => ({
    folder: undefined,
    pictures: [],
    flaws: () => [{ rule: 'picture-folder', ...flaw }],
  });
  if (!isKeyed(value) || !('folder' in value))
    return fail({
      path: [],
      part: 'head',
      message: 'This file does not name the folder of its pictures.',
      hint: 'add `folder:` with a folder of public/, such as `folder: /images/trip`',
    });
  const folder = toPublicFolder(value.folder);
  const found = folder === undefined ? undefined : listFolderPictures(root, folder);
  if (folder === undefined || !found) {
    const near = suggestFolder(root, value.folder);
    return fail({
      path: ['folder'],
      message:
        folder === undefined
          ? '`folder` must be the path of a folder in public/, which begins with `/`.'
          : `public${folder} is no folder.`,
      hint: near
        ? `did you mean \`${near}\`?`
        : 'put the pictures into a folder of public/, and write its path as in `/images/trip`',
    });
  }
  const { pictures, others } = found;
  const { pictures: written } = value;
  const flaws: FolderFlaw[] = [];
  for (const key of Object.keys(value).filter((one) => one !== 'folder' && one !== 'pictures')) {
    const near = getSpellingSuggestion(key, ['folder', 'pictures']);
    flaws.push({
      rule: 'picture-folder',
      path: [key],
      part: 'key',
      message: `\`${key}\` is no key of a folder with pictures.`,
      hint: near
        ? `did you mean \`${near}\`?`
        : 'write what belongs to a picture below `pictures:` and the name of its file',
    });
  }
  if (written !== undefined && !isKeyed(written))
    flaws.push({
      rule: 'picture-folder',
      path: ['pictures'],
      message: '`pictures` must map names of files to alternative texts.',
      hint: `write \`${pictures[0]?.file ?? 'sunrise.jpg'}: …\` on an indented line below`,
    });
  const texts = isKeyed(written) ? written : {};
  for (const [name, entry] of Object.entries(texts))
    if (typeof entry !== 'string' && !isKeyed(entry))
      flaws.push({
        rule: 'picture-folder',
        path: ['pictures', name],
        part: 'key',
        message: `\`${name}\` needs a text, or a mapping with \`alt\`.`,
        hint: 'write what the picture shows, or "" for decoration',
      });
  for (const [index, { key, file }] of pictures.entries()) {
    const first = pictures.findIndex((one) => one.key === key);
    if (first < index)
      flaws.push({
        rule: 'picture-folder-content',
        path: ['folder'],
        message: `${file} is left out, because its row would have the key of ${pictures[first]?.file}: \`${key}\`.`,
        hint: 'rename one of the two files',
      });
  }
  if (pictures.length === 0)
    flaws.push({
      rule: 'picture-folder-content',
      path: ['folder'],
      message: `public${folder} has no pictures.`,
      hint: 'put pictures into it, such as JPEG, PNG, WebP, AVIF or SVG',
    });
  for (const name of others)
    flaws.push({
      rule: 'picture-folder-content',
      path: ['folder'],
      ...explainOther(name, folder),
    });
  return {
    folder,
    pictures,
    flaws: (entries, idle) => [
      ...flaws,
      ...idle.map((name): FolderFlaw => {
        const near = getSpellingSuggestion(
          name,
          pictures.map(({ file }) => file),
        );
        const isSecond = [...entries.values()].some(
          (one) =>
            one !== name &&
            pictures.some(({ key, file }) => entries.get(key) === one && sameStem(file, name)),
        );
        return {
          rule: 'picture-folder',
          path: ['pictures', name],
          part: 'key',
          message: isSecond
            ? `The picture of \`${name}\` has a text already.`
            : `public${folder} has no picture \`${name}\`.`,
          hint: near && !isSecond ? `did you mean \`${near}\`?` : 'remove these lines',
        };
      }),
      ...pictures
        .filter(({ key }, index) => pictures.findIndex((one) => one.key === key) === index)
        .filter(({ key }) => {
          const entry = texts[entries.get(key) ?? ''];
          return entry === undefined || (isKeyed(entry) && entry.alt === undefined);
        })
        .map(({ key, file }): FolderFlaw => {
          const entry = entries.get(key);
          return {
            rule: 'picture-without-text',
            path: entry === undefined ? ['folder'] : ['pictures', entry],
            ...(entry !== undefined && { part: 'key' }),
            message: `public${folder}/${file} has no alternative text.`,
            hint:
              entry === undefined
                ? `add \`${file}: …\` below \`pictures:\` in this file, with what it shows; "" for decoration`
                : 'add `alt:` with what it shows; "" for decoration',
          };
        }),
    ],
  };
}

const sameStem = (file: string, name: string) =>
  file.replace(/\.\w+$/, '') === name.replace(/\.\w+$/, '');

function explainOther(name: string, folder: string): { message: string; hint: string } {
  if (name.endsWith('/'))
    return {
      message: `The pictures in public${folder}/${name} are left out: a collection has the pictures of one folder.`,
      hint: 'move them into this folder, or give their folder a file in data/ of its own',
    };
  const isPhoto = /\.(?:heic|heif|psd|raw|dng|cr2|nef|bmp|jxl|jp2|ai|eps)$/i.test(name);
  return {
    message: `public${folder}/${name} is left out: ${isPhoto ? 'browsers do not show this kind of picture' : 'it is no picture'}.`,
    hint: isPhoto ? 'export it as JPEG' : 'move it into another folder',
  };
}
