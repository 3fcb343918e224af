import {
  type GetTextTranslation,
  type GetTextTranslationRecord,
  po as parser,
} from 'gettext-parser';
import type { TranslationFormat, TranslationUnit } from './TranslationFile.ts';

/**
 * PO files of gettext. The page, and where needed the path of the value, is the context. Stale
 * translations and drafts are fuzzy: stale ones name the previous original, drafts have the comment
 * `draft`, which `msgmerge` keeps.
 */
export const po: TranslationFormat = {
  extension: 'po',

  format({ source, target, texts }) {
    const translations: GetTextTranslationRecord = Object.create(null);
    for (const text of texts) {
      const context = formatContext(text);
      translations[context] ??= Object.create(null) as Record<string, GetTextTranslation>;
      translations[context][text.original] = toMessage(text, context);
    }
    const headers = {
      'Project-Id-Version': 'Blockwright',
      Language: target.replaceAll('-', '_'),
      'X-Source-Language': source,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    };
    return `${parser.compile({ charset: 'utf-8', headers, translations })}`;
  },

  parse(file) {
    const { headers, translations } = parser.parse(file);
    return {
      source: headers['X-Source-Language'] ?? '',
      target: (headers.Language ?? '').replaceAll('_', '-'),
      texts: Object.entries(translations).flatMap(([context, messages]) =>
        context === '' ? [] : Object.values(messages).map((message) => toText(context, message)),
      ),
    };
  },
};

/** Separates page and path in a context. Routes contain no such character between spaces. */
const separator = ' @ ';

function formatContext({ page, at }: TranslationUnit): string {
  return at === undefined ? page : page + separator + at;
}

function toMessage(text: TranslationUnit, msgctxt: string): GetTextTranslation {
  const { original, translation = '', was, draft, note } = text;
  const isFuzzy = translation !== '' && (draft || was !== undefined);
  return {
    msgctxt,
    msgid: original,
    msgstr: [translation],
    comments: {
      ...(draft && { translator: 'draft' }),
      ...(note !== undefined && { extracted: note }),
      ...(isFuzzy && { flag: 'fuzzy' }),
      ...(was !== undefined && { previous: `msgid ${quote(was)}` }),
    },
  };
}

function toText(
  context: string,
  { msgid, msgstr, comments = {} }: GetTextTranslation,
): TranslationUnit {
  const [page = '', at] = context.split(separator, 2);
  const translation = msgstr[0] || undefined;
  const isFuzzy = comments.flag?.split(/,\s*/).includes('fuzzy') ?? false;
  const was = isFuzzy && comments.previous ? parsePrevious(comments.previous) : undefined;
  const draft = isFuzzy && (was === undefined || comments.translator === 'draft');
  return {
    page,
    original: msgid,
    ...(translation !== undefined && { translation }),
    ...(was !== undefined && { was }),
    ...(at !== undefined && { at }),
    ...(draft && { draft }),
    ...(comments.extracted && { note: comments.extracted }),
  };
}

/** Formats a text as gettext does, on one line. */
function quote(text: string): string {
  const escaped = text.replace(/[\\"\n\t\r]/g, (character) => escapes[character] ?? character);
  return `"${escaped}"`;
}

const escapes: Record<string, string> = {
  '\\': '\\\\',
  '"': '\\"',
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
};

/** Reads the original from a comment such as `msgid "Old"`; programs may break it into lines. */
function parsePrevious(comment: string): string | undefined {
  const { translations } = parser.parse(`${comment}\nmsgstr ""`);
  return Object.values(translations)
    .flatMap((messages) => Object.keys(messages))
    .find((original) => original !== '');
}
