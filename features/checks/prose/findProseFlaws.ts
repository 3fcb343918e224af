import { isMarkdownPath } from '../../../base/files/rowPath.ts';
import {
  type FormattedTexts,
  findValue,
  type Problem,
  type Provenance,
  pieceAt,
  type Reporter,
  tracePart,
  traceToSource,
  type YamlLocation,
} from '../../../schema/index.ts';
import { maskCode } from '../../_shared/markdown/index.ts';
import { findArticleFlaws } from './findArticleFlaws.ts';
import { findHtml } from './findHtml.ts';
import { findShownMarks } from './findShownMarks.ts';
import { findUnfinishedMarkdown, hasFootnoteMark } from './findUnfinishedMarkdown.ts';
import { limitFlaws } from './limitFlaws.ts';
import { maskArticleCode } from './maskArticleCode.ts';
import type { Piece, ProseRule, TextFlaw, TextReplacement } from './TextFlaw.ts';

type ProseFormat = 'alt' | 'article' | 'line' | 'markdown' | 'plain';

/** FormattedTexts that visitors read, with the mapping that they come from. */
export interface Prose {
  texts: Pick<FormattedTexts, ProseFormat>;
  provenance: Provenance;
  owner: Pick<Problem, 'route' | 'section'>;
  /** Whether marks are removed from the texts before they are shown. */
  isStripped?: boolean;
}

/** Finds slips in texts that are valid YAML: HTML, single braces, unfinished Markdown, placeholders. */
export function findProseFlaws(
  prose: readonly Prose[],
  locale: string,
  report: Reporter<ProseRule>,
): Problem[] {
  let hasMark: boolean | undefined;
  const hasFootnotes = () => {
    hasMark ??= prose.some(({ texts }) =>
      [...texts.line, ...texts.markdown].some((text) => hasFootnoteMark(text.value)),
    );
    return hasMark;
  };
  const problems: Problem[] = [];
  for (const { texts, provenance, owner, isStripped } of prose)
    for (const format of ['article', 'markdown', 'line', 'plain', 'alt'] as const)
      for (const text of texts[format]) {
        const isArticle = format === 'article';
        if (!(isArticle ? articleMarks : suspicious).test(text.value)) continue;
        const isMarkdown = format === 'markdown' || format === 'line';
        // What stands in code is meant to be read as it is.
        const mask = isArticle ? maskArticleCode : isMarkdown ? maskCode : undefined;
        const plain = mask?.(text.value) ?? text.value;
        const flaws = limitFlaws([
          ...findSingleBraces(text.value, plain, provenance.scope),
          ...(isMarkdown ? findUnfinishedMarkdown(text.value, hasFootnotes) : []),
          ...(isMarkdown ? findCodeBlock(text.value) : []),
          ...(isMarkdown || (format === 'plain' && !isStripped)
            ? findShownMarks(text.value, isMarkdown)
            : []),
          ...(isArticle ? findArticleFlaws(text.value) : findHtml(text.value, isMarkdown)),
          ...findMixedQuotes(text.value, plain),
          ...findPlaceholder(text.value, plain, locale),
        ]);
        for (const flaw of flaws)
          problems.push(
            report(flaw.rule, { ...describeFlaw(flaw, text, provenance, format), ...owner }),
          );
        if (isMarkdown || isArticle) continue;
        const quoted = findCurlyQuotes(text, provenance);
        if (quoted) problems.push(report('curly-quotes', { ...quoted, ...owner }));
      }
  return problems;
}

/** Matches every text that can have a flaw, so that most texts are searched only once. */
const suspicious =
  /[<{&\]“„«”*`~^|\\]|TODO|FIXME|[Ll]orem|LOREM|:[a-z+-]|\+\+|%%|##|==|__|---|^[ \t]*[·•▪◦●○‣∙#>]/m;

/** Matches every article that can have a flaw. */
const articleMarks =
  /[<{\]*~`|#$=:^·•▪◦●○‣∙▶▸►▾▼\\]|\+\+|%%|TODO|FIXME|[Ll]orem|LOREM|^(?:im|ex)port/m;

function describeFlaw(
  { piece, message, hint, edits }: TextFlaw,
  text: FormattedTexts[ProseFormat][number],
  provenance: Provenance,
  format: ProseFormat,
): Omit<Problem, 'rule'> {
  const locate = (part: Piece) => tracePart(provenance, text.path, part);
  const { at, related } = locate(piece);
  // What a label shows of a row may have its marks for another place.
  const isShared = format === 'plain' && related && related.length > 0;
  const fix = edits && !isShared && createFix(edits, locate);
  return { message, hint, at, related, ...(fix && { fix }) };
}

/** Returns the edits in the file; undefined if a piece is not written there as it is. */
function createFix(
  edits: readonly TextReplacement[],
  locate: (part: Piece) => { at: YamlLocation },
): Problem['fix'] | undefined {
  const [first] = edits;
  if (!first) return undefined;
  const { file, path } = locate(first.piece).at;
  const raw = rawText({ file, path });
  const whole = file.locate(path, 'whole');
  if (!edits.every(({ piece }) => raw.includes(piece.text))) return undefined;
  const fix = edits.map(({ piece, text }) => ({
    at: { file: file.source, ...file.locate(path, locate(piece).at.part) },
    text,
  }));
  if (/^["'|>]/.test(raw) || !isYaml({ file, path })) return fix;
  let changed = raw;
  for (const { at, text } of fix.toReversed())
    changed = changed.slice(0, at.from - whole.from) + text + changed.slice(at.to - whole.from);
  if (!/^[[{*&]|: | #/.test(changed)) return fix;
  // The fixed text means something else as a plain scalar.
  return /["\\\n]/.test(changed)
    ? undefined
    : [{ at: { file: file.source, ...whole }, text: `"${changed}"` }];
}

/** Whether a text is YAML, where it may need quotes: not in the text of a Markdown row or in a table. */
function isYaml({ file, path }: YamlLocation): boolean {
  return isMarkdownPath(file.source.path) ? path[0] !== 'body' : /\.ya?ml$/.test(file.source.path);
}

/** Finds words whose opening quotation mark is typographic and whose closing one is straight. */
function findMixedQuotes(text: string, plain: string): TextFlaw[] {
  // The marks around a whole text are a slip of YAML.
  const found = [...plain.matchAll(mixedQuotes)].filter(([quoted]) => quoted !== text);
  return found.map(({ 0: quoted, 1: open = '', 2: words, index }) => {
    const piece = pieceAt(text, index, index + quoted.length);
    const corrected = `${open}${words}${closingQuotes[open]}`;
    return {
      rule: 'curly-quotes',
      piece,
      message: `\`${quoted}\` begins with a typographic quotation mark and ends with a straight one.`,
      hint: `write \`${corrected}\``,
      edits: [{ piece, text: corrected }],
    };
  });
}

const closingQuotes: Readonly<Record<string, string>> = { '„': '“', '“': '”', '«': '»' };
const mixedQuotes = /(?<![^\s([{])([„“«])((?=\S)[^„“”«»"\n]*[^\s\d„“”«»"])"(?![\p{L}\p{N}])/gu;

/** Finds a name, label or alternative text wholly in typographic quotation marks, without YAML quotes. */
function findCurlyQuotes(
  text: FormattedTexts[ProseFormat][number],
  provenance: Provenance,
): Omit<Problem, 'rule'> | undefined {
  if (!/^[“„”«][^“„”»]*[“”»]$/.test(text.value)) return undefined;
  const { at, related } = traceToSource(provenance, text.path, 'value');
  const raw = rawText(at);
  if (raw !== text.value) return undefined;
  const inner = raw.slice(1, -1);
  return {
    message: 'The quotation marks around this value are shown, because they are not straight ones.',
    hint: `write "${inner}"; if the marks belong to the text, put straight quotes around them`,
    at,
    related,
    ...(!/["\\\n]/.test(inner) && {
      fix: [
        { at: { file: at.file.source, ...at.file.locate(at.path, 'whole') }, text: `"${inner}"` },
      ],
    }),
  };
}

function rawText({ file, path }: YamlLocation): string {
  const { from, to } = file.locate(path, 'whole');
  return file.source.text.slice(from, to);
}

/**
 * Finds sample text and notes to oneself.
 *
 * @param plain the text without code
 * @param locale language of the site: `TODO` is a word in some
 */
function findPlaceholder(text: string, plain: string, locale: string): TextFlaw[] {
  const isWord = /^(?:ca|es|gl|it|pt)\b/.test(locale);
  const match =
    /\blorem ipsum\b/i.exec(plain) ??
    /\b(?:TODO|FIXME):/.exec(plain) ??
    (isWord ? null : /^\W*(?:TODO|FIXME)\b(?!\s+(?:app|item|list)s?\b)/.exec(plain));
  if (!match) return [];
  return [
    {
      rule: 'placeholder-text',
      piece: pieceAt(text, match.index, match.index + match[0].length),
      message: `\`${match[0].trim()}\` looks like a placeholder.`,
      hint: 'write the text, or hide it with `draft: true` until it is written',
    },
  ];
}

/** Finds the first block of code, which only articles show as a block. */
function findCodeBlock(text: string): TextFlaw[] {
  const match = /^[ \t]*(?:[-*+][ \t]+)?((?:`{3,}|~{3,})[^`\n]*)$/m.exec(text);
  if (!match) return [];
  const [line, fence = ''] = match;
  return [
    {
      rule: 'unsupported-markdown',
      piece: pieceAt(text, match.index + line.indexOf(fence), match.index + line.length),
      message:
        'This text shows no block of code, because it has only paragraphs, lists and emphasis.',
      hint: 'write short code between single backticks, or put the block into a section of type `prose`',
    },
  ];
}

/** Finds `{site.name}` and `${site.name}`: names of the scope that are not in double braces. */
function findSingleBraces(text: string, plain: string, scope: Provenance['scope']): TextFlaw[] {
  return [...plain.matchAll(singleBraces)].flatMap((match): TextFlaw | TextFlaw[] => {
    const name = match[1] ?? '';
    const value = findValue(name, scope);
    if (value === undefined || typeof value === 'object') return [];
    const piece = pieceAt(text, match.index, match.index + match[0].length);
    const corrected = `{{ ${name} }}`;
    return {
      rule: 'single-braces',
      piece,
      message: `\`${match[0]}\` is shown as it is; only double braces insert a value.`,
      hint: `write \`${corrected}\``,
      edits: [{ piece, text: corrected }],
    };
  });
}

const singleBraces = /(?<!\{)\$?\{\s*([A-Za-z_][\w-]*(?:\.[\w-]+)+)\s*\}{1,2}/g;
