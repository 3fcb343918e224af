import { plainWords } from '../../../../base/text/plainWords.ts';
import { removeUnusableCharacters } from '../../../../base/text/removeUnusableCharacters.ts';

/** Returns the description of a text for search engines: its own one, or its first sentences. */
export function describeText(description: string | undefined, body: string): string {
  const described = toPlainLine(description ?? '');
  return shorten(described ? plainWords(described) : summarize(body));
}

/** Returns a text as one line, without tags of HTML. */
export function toPlainLine(text: string): string {
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
  const line = toPlainLine(text);
  if (line.length <= 170) return line;
  const start = line.slice(0, 168);
  const sentence = /^.{50,}[.!?](?=\s)/s.exec(start)?.[0];
  return sentence ?? `${start.replace(/\s+\S*$/, '')}…`;
}
