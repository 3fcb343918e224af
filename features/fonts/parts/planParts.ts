import type { FontCoverage } from '../../_shared/fonts/index.ts';
import {
  getScript,
  latin,
  listCodes,
  otherLatin,
  type Ranges,
  scripts,
  toRanges,
} from './scripts.ts';

/** A part of a font, which becomes a file of its own. */
export interface PlannedPart {
  /** What its file is named after, such as `latin`. */
  name: string;
  /** The code points of its letters, sorted. */
  codes: number[];
  /** The letters that browsers load it for; absent if they may try it for all. */
  range?: string;
  /** The languages whose pages load it at once; absent if all do. */
  languages?: string[];
}

/**
 * Divides a font into files, so that pages load only what they show: the basic Latin letters, the other
 * Latin ones, a part for each script of the site, and one with all the rest. No letter is lost. The parts
 * depend on the font and the languages alone, not on texts.
 */
export function planParts(coverage: FontCoverage, locales: readonly string[]): PlannedPart[] {
  const all = new Set(listCovered(coverage));
  const left = new Set(all);
  const take = (ranges: Ranges) => {
    const codes = listCodes(ranges).filter((code) => all.has(code));
    for (const code of codes) left.delete(code);
    return codes;
  };
  const own = groupByScript(locales).map(([script, languages]): PlannedPart => {
    const ranges = scripts[script] ?? '';
    return { name: script.toLowerCase(), codes: take(ranges), range: toCss(ranges), languages };
  });
  // Browsers shape the letters and joiners of a word by one font only if the basic part leaves them the joiners.
  const shared = own.flatMap(({ codes }) => codes.filter((code) => basic.has(code)));
  const basics = new Set([...basic].filter((code) => !shared.includes(code)));
  const first: PlannedPart = {
    name: 'latin',
    codes: take(toRanges([...basics])),
    ...(shared.length > 0 && { range: toCss(toRanges([...basics])) }),
  };
  const others = { name: 'latin-ext', codes: take(otherLatin), range: toCss(otherLatin) };
  const rest = [...left].sort((a, b) => a - b);
  const parts: PlannedPart[] = [
    first,
    { ...others, languages: [] },
    ...own,
    { name: 'others', codes: rest, range: toCss(toRanges(rest, 255)), languages: [] },
  ].filter(({ codes }) => codes.length > 0);
  return joinBasics(parts);
}

const basic: ReadonlySet<number> = new Set(listCodes(latin));

/** A font without Latin letters needs no file for its digits and points. */
function joinBasics(parts: PlannedPart[]): PlannedPart[] {
  const [first, second, ...others] = parts;
  if (!first) return [];
  if (!second || first.name !== 'latin' || first.codes.includes(0x61))
    return parts.length === 1 ? [{ name: first.name, codes: first.codes }] : parts;
  const codes = [...new Set([...first.codes, ...second.codes])].sort((a, b) => a - b);
  return [{ name: second.name, codes }, ...others];
}

/** Lists the letters of a font, without places for halves of letters, and without the end of a table. */
function listCovered(coverage: FontCoverage): number[] {
  return coverage.flatMap(([first, last]) => {
    const end = Math.min(last, 0x10_ff_ff);
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index).filter(
      (code) => (code < 0xd8_00 || code > 0xdf_ff) && (code & 0xff_fe) !== 0xff_fe,
    );
  });
}

/** Returns the scripts of languages besides the Latin one, each with its languages. */
function groupByScript(locales: readonly string[]): [script: string, languages: string[]][] {
  const groups = new Map<string, string[]>();
  for (const locale of locales) {
    const script = getScript(locale);
    const language = locale.split('-')[0] ?? locale;
    // Languages of East Asia share their part.
    const known = [...groups.keys()].find((one) => scripts[one] === scripts[script]);
    if (!scripts[script]) continue;
    const languages = groups.get(known ?? script) ?? [];
    groups.set(known ?? script, [...new Set([...languages, language])]);
  }
  return [...groups];
}

function toCss(ranges: Ranges): string {
  return ranges
    .split(',')
    .map((range) => `U+${range}`)
    .join(',');
}
