import { plainWords } from '../../../../base/text/plainWords.ts';
import { removeUnusableCharacters } from '../../../../base/text/removeUnusableCharacters.ts';
import { commonColumns } from '../../../../schema/index.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import { splitCode } from '../text/splitCode.ts';
import type { PlacedArticle } from './placeArticles.ts';

/** What the writer found out for an article. */
export interface ArticleWords {
  body: string;
  image?: { src: string; alt: string };
  tags: readonly string[];
  categories: readonly string[];
}

/** Returns the columns of the row of an article, with `body`; those without a value are missing. */
export function toColumns(
  { article, route, oldAddresses, isBehind }: PlacedArticle,
  { body, image, tags, categories }: ArticleWords,
): Record<string, JsonValue> {
  const title = tidyLine(article.title) || 'Untitled';
  const described = tidyLine(article.description ?? '');
  const description = shorten(described ? plainWords(described) : summarize(body)) || title;
  const columns: Record<string, JsonValue | undefined> = {
    title: escapeMarks(title),
    description: escapeMarks(description),
    date: article.date,
    updated: article.updated,
    address: route,
    oldAddresses: list(oldAddresses),
    tags: list(tags),
    categories: list(categories),
    authors: list(article.authors?.map(tidyLine)),
    image: image && { src: image.src, alt: escapeMarks(tidyLine(image.alt)) },
    language: article.language,
    feedId: article.feedId,
    draft: article.isDraft || isBehind ? true : undefined,
    publishAt: article.publishAt,
    expireAt: article.expireAt,
  };
  const own = new Set(Object.keys(columns));
  for (const [name, value] of Object.entries(article.columns ?? {})) {
    const column = toColumnName(name);
    if (!own.has(column) && !(column in commonColumns)) columns[column] ??= tidyValue(value);
  }
  // A page needs a text; one of a title alone says it.
  const text = escapeBody(dropTitle(body, title)) || escapeMarks(description);
  return Object.fromEntries(
    [...Object.entries(columns), ['body', text] as const].filter(
      (entry): entry is [string, JsonValue] => entry[1] !== undefined,
    ),
  );
}

function list(values: readonly string[] | undefined): JsonValue | undefined {
  return values && values.length > 0 ? values.map(escapeBraces) : undefined;
}

/** Returns a name in the form of a column. */
export function toColumnName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
  const column = /^[a-z]/.test(joined) ? joined : `column${joined}`;
  // These have a meaning in rows and templates.
  return /^(?:key|body|previous|next|value|count)$/.test(column) ? `${column}Value` : column;
}

/** Returns a value with texts that mean nothing to templates, and without what no text may contain. */
export function tidyValue(value: JsonValue): JsonValue {
  if (typeof value === 'string') return escapeBraces(removeUnusableCharacters(value));
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(tidyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, tidyValue(inner)]),
  );
}

function tidyLine(text: string): string {
  return decodeReferences(removeUnusableCharacters(text).replaceAll(/<\/?[a-z][^<>]*>/gi, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
  '&rsquo;': '’',
  '&#8217;': '’',
  '&#8211;': '–',
};

function decodeReferences(text: string): string {
  return text.replaceAll(/&(?:#?\w+);/g, (name) => references[name] ?? name);
}

/** Puts backslashes before what would be marks in a line of words. */
function escapeMarks(text: string): string {
  const safe = escapeBraces(text);
  return plainWords(safe) === safe ? safe : safe.replaceAll(/[\\*_`[\]]/g, '\\$&');
}

function escapeBraces(text: string): string {
  return text.replaceAll('{{', '{ {').replaceAll('}}', '} }');
}

/** Writes braces in a text so that they are read as they are. In code, they are. */
function escapeBody(body: string): string {
  const text = removeUnusableCharacters(body).trim();
  if (!/\{[{%]|\}\}/.test(text)) return text;
  const escaped = splitCode(text)
    .map(({ text, isCode }) =>
      isCode
        ? text
        : text.replaceAll('{{', '\\{\\{').replaceAll('}}', '\\}\\}').replaceAll('{%', '\\{%'),
    )
    .join('');
  // The body of a row is split into code in a simpler way.
  let result = '';
  let end = 0;
  for (const { 0: code, index } of escaped.matchAll(codeInRows)) {
    result += separate(escaped.slice(end, index)) + code;
    end = index + code.length;
  }
  return result + separate(escaped.slice(end));
}

const codeInRows =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)??[ \t>]*\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)[^`]+\2(?!`)/gm;

function separate(text: string): string {
  return text.replaceAll('{{', '{ {');
}

/** Removes a heading at the start that says the title again. */
function dropTitle(body: string, title: string): string {
  const [, heading = '', rest = ''] =
    /^\s*(?:#[ \t]+([^\n]+?)[ \t#]*\n|[^\n]*(?![\s\S]))([\s\S]*)$/.exec(body) ?? [];
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return heading && bare(heading) === bare(title) ? rest : body;
}

/** Returns the first words of a text that are in a paragraph. */
function summarize(body: string): string {
  const paragraph = body
    .replaceAll(/^[ \t>]*(`{3,}|~{3,})[\s\S]*?\1/gm, '')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(
      (block) =>
        block !== '' && !/^(?:#|>|[-*+] |\d+\. |\||:::|::|!\[|\[!\[|\*\*\*|---|\[\^)/.test(block),
    )
    .map((block) =>
      plainWords(block.replaceAll(/\[\^[^\]]+\]/g, '').replaceAll(/<(https?:[^>]*)>/g, '$1'))
        .replaceAll(/\\\s/g, ' ')
        .trim(),
    );
  let words = '';
  for (const one of paragraph) {
    words = words === '' ? one : `${words} ${one}`;
    if (words.length >= 60) break;
  }
  return words;
}

/** Shortens a text to what search engines show, at the end of a sentence or word. */
function shorten(text: string): string {
  const line = tidyLine(text);
  if (line.length <= 170) return line;
  const start = line.slice(0, 168);
  const sentence = /^.{50,}[.!?](?=\s)/s.exec(start)?.[0];
  return sentence ?? `${start.replace(/\s+\S*$/, '')}…`;
}
