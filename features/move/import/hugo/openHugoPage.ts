import { posix } from 'node:path';
import { isOtherMarkup } from '../source/isOtherMarkup.ts';
import { type OpenedText, openSourceText } from '../source/openSourceText.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';
import { readDate } from '../text/readDate.ts';
import { titleize } from '../text/titleize.ts';
import { buildPageAddress, toHugoPath } from './buildPageAddress.ts';
import type { HugoConfig } from './HugoConfig.ts';
import type { ReadCascade } from './readCascades.ts';

/** A text of Hugo with its address. */
export interface HugoPage extends OpenedText {
  /** Its path below `content/`. */
  contentPath: string;
  /** The folders below `content/`. */
  folders: string[];
  address: string;
  date: string | undefined;
  language: string | undefined;
  /** What it has in common with its translations: `translationKey`, or its path without the language. */
  subject: string;
  /** Whether it is the text of a section, `_index.md`. */
  isSection: boolean;
  /** The folder of the files beside it, if it is a bundle. */
  bundle: string | undefined;
}

/** Opens a file of the content; undefined for one that is no page. Texts that are left out are noted. */
export function openHugoPage(
  folder: SourceFolder,
  config: HugoConfig,
  {
    path,
    contentPath,
    readCascade,
  }: { path: string; contentPath: string; readCascade: ReadCascade },
): HugoPage | undefined {
  if (!hugoTexts.test(path)) {
    if (isOtherMarkup(path))
      folder.noteFile(path, 'a text in another language than Markdown', 'left out');
    return undefined;
  }
  const { name, parts, language } = readPlace(contentPath, config);
  const isSection = name === '_index';
  const isBundle = name === 'index';
  // Texts beside the index of a bundle are parts of it.
  if (!isSection && !isBundle && folder.has(posix.join(posix.dirname(path), 'index.md'))) {
    folder.noteFile(path, 'a text that is part of a bundle', 'left out');
    return undefined;
  }
  const opened = openSourceText(folder, path);
  if (!opened) return undefined;
  const data = { ...readCascade(contentPath), ...opened.data };
  const fileName = isBundle ? (parts.at(-1) ?? '') : name;
  const folders = isBundle ? parts.slice(0, -1) : parts;
  const [, day, dated] =
    (config.readsFileDates && /^(\d{4}-\d\d-\d\d)[-_]?(.*)$/.exec(fileName)) || [];
  const date =
    readDate(data.date ?? data.Date) ??
    readDate(data.publishDate) ??
    (day === undefined ? undefined : readDate(day));
  const slug = typeof data.slug === 'string' && data.slug !== '' ? data.slug : dated || undefined;
  const title = typeof data.title === 'string' ? data.title : titleize(fileName);
  const buildAddress = () => {
    if (isSection)
      return `/${folders.map((one) => toHugoPath(one, config)).join('/')}/`.replaceAll(
        /\/{2,}/g,
        '/',
      );
    if (typeof data.url === 'string') return `/${data.url.replace(/^\//, '')}`;
    if (isBundle && parts.length === 0) return '/';
    return buildPageAddress({ folders, name: fileName, slug, title, date }, config);
  };
  return {
    ...opened,
    data,
    contentPath,
    folders,
    address: (language === undefined ? '' : `/${language}`) + buildAddress(),
    date,
    language,
    subject:
      typeof data.translationKey === 'string'
        ? `key ${data.translationKey}`
        : [...parts, name].join('/'),
    isSection,
    bundle: isBundle || isSection ? posix.dirname(path) : undefined,
  };
}

/** Matches names of files with texts. */
export const hugoTexts = /\.(?:md|markdown|mdown|html?)$/i;

/**
 * Reads the path of a text below `content/`: the name of its file, its folders, and its language if that is
 * not the main one.
 */
function readPlace(
  path: string,
  { languages, language }: HugoConfig,
): { name: string; parts: string[]; language: string | undefined } {
  const parts = path.split('/');
  const [file = ''] = parts.splice(-1);
  const isLanguage = (code: string) => languages.includes(code) || code === language;
  const [, stem = '', suffix] = /^(.*?)(?:\.([a-z]{2}(?:-[A-Za-z]+)?))?\.\w+$/.exec(file) ?? [];
  const suffixed = suffix !== undefined && isLanguage(suffix) ? suffix : undefined;
  const name = suffix !== undefined && suffixed === undefined ? `${stem}.${suffix}` : stem;
  const foldered = languages.length > 0 && isLanguage(parts[0] ?? '') ? parts.shift() : undefined;
  const code = suffixed ?? foldered;
  return { name, parts, language: code === language ? undefined : code };
}
