import fc from 'fast-check';
import type {
  TranslationFile,
  TranslationUnit,
} from '../features/translate/formats/TranslationFile.ts';

const pieces = [
  ...[
    'a',
    'Café',
    '"',
    "'",
    '\\',
    '\\n',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    ' ',
    '  ',
    ',',
    ';',
    '|',
    '#',
    '%s',
  ],
  ...[
    '**bold**',
    '[link](/a?b=1&c=2)',
    '{{ city.name }}',
    "{{ site.name | default: 'x' }}",
    '{{',
    '}}',
  ],
  ...[
    '<b>',
    '</source>',
    ']]>',
    '<![CDATA[',
    '<!--',
    '&amp;',
    '&',
    '&#10;',
    '=1+1',
    '-',
    '+49',
    '@x',
  ],
  ...[
    'مرحبا',
    '\u200f',
    '‮',
    'שלום',
    '日本語',
    '👩‍👩‍👧',
    '\ufeff',
    '\u2028',
    'msgid "x"',
    '~',
    'fuzzy',
    '_',
  ],
];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))
  // XML cannot contain other control characters, and a page of this name has no prototype to lose.
  .filter(
    (text) => !/[^\P{Cc}\n\r\t]|\p{Cn}|\p{Cs}/u.test(text) && text !== '' && text !== '__proto__',
  );
const page = fc.constantFrom(
  '/',
  '/pricing',
  '/{{ role.slug }}-in-{{ city.slug }}',
  'site',
  'data/cities#name',
  'forms/contact',
);
const unit = fc
  .record({
    page,
    original: anyText,
    at: fc.option(fc.constantFrom('faq.items[2].title', 'hero.headline'), { nil: undefined }),
    note: fc.option(fc.constantFrom('hero.headline', 'cta.text'), { nil: undefined }),
    translation: fc.option(anyText, { nil: undefined }),
    was: fc.option(anyText, { nil: undefined }),
    draft: fc.option(fc.constant(true), { nil: undefined }),
  })
  .map(({ was, draft, ...text }) =>
    omitUndefined(text.translation === undefined ? text : { ...text, was, draft }),
  );
/** Any file of texts that every format can represent. */
export const anyTranslationFile = fc.record({
  source: fc.constant('en'),
  target: fc.constantFrom('es', 'pt-BR', 'ar'),
  texts: fc.uniqueArray(unit, { minLength: 1, maxLength: 12, selector: getKey }),
});

/** A file with a text in each state. */
export const sampleTranslationFile: TranslationFile = {
  source: 'en',
  target: 'es',
  texts: [
    { page: '/', original: 'Book a call', translation: 'Reservar', note: 'hero.action' },
    { page: '/', original: 'From $8 an hour', was: 'From $7 an hour', translation: 'Desde 7 $' },
    { page: '/', original: 'Open', at: 'faq.items[2]', translation: 'Abierto', draft: true },
    { page: '/', original: 'In {{ city.name }}' },
  ],
};

function getKey({ page, original, at }: TranslationUnit): string {
  return JSON.stringify([page, original, at]);
}

/** Sorts texts, because formats group them by page. */
export function sortTexts(texts: readonly TranslationUnit[]): TranslationUnit[] {
  return [...texts].sort((a, b) => (getKey(a) < getKey(b) ? -1 : 1));
}

function omitUndefined<Value extends object>(value: Value) {
  return Object.fromEntries(
    Object.entries(value).filter(([, one]) => one !== undefined),
  ) as unknown as TranslationUnit;
}
