import { groupBy } from '../../../../base/lists/groupBy.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportNote } from '../model/ImportNote.ts';

/**
 * Notes folders of languages: texts whose addresses differ from others only in the code of a language, such
 * as `/de/about/` and `/about/`. Each language is noted once, with the number of its texts.
 *
 * @param main the language of the site, which is not noted
 */
export function noteLanguages(
  articles: readonly ImportedArticle[],
  main: string,
  note: (note: ImportNote) => void,
): void {
  const found = articles
    .filter(({ language }) => language === undefined)
    .map(({ address, source }) => ({ source, ...splitLanguage(address) }));
  const twins = [...groupBy(found, ({ rest }) => rest).values()].filter(({ length }) => length > 1);
  const [language = ''] = main.toLowerCase().split('-');
  for (const [code, texts] of groupBy(twins.flat(), ({ code }) => code)) {
    const [first] = texts;
    if (code === '' || code === language || !first) continue;
    note({
      file: first.source,
      line: 1,
      what: 'a folder of a language',
      piece: `${code} (${texts.length})`,
      became: 'its texts are articles of their own; translations belong into `locales/`',
    });
  }
}

/** Separates the code of a language from an address. */
function splitLanguage(address: string): { code: string; rest: string } {
  const segments = address.split('/');
  // The last name of a longer address is the name of a text.
  const at = segments.findIndex(
    (segment, index) =>
      /^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment) &&
      names.of(segment) !== undefined &&
      (index === 1 || Boolean(segments[index + 1])),
  );
  if (at < 0) return { code: '', rest: address };
  return { code: segments[at]?.toLowerCase() ?? '', rest: segments.toSpliced(at, 1).join('/') };
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
