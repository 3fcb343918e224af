import { isMapping } from '../../../base/values/isMapping.ts';
import type { Problem, TextLocation } from '../../diagnostics/Problem.ts';
import { reportKey } from '../../rules/shape/keys.ts';
import { reportIndentation } from '../../rules/yaml/indentation.ts';
import type { SourceFile } from '../../yaml/source/SourceFile.ts';
import type { YamlFile } from '../../yaml/YamlFile.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';

/** Returns the keys of a mapping that are routes of pages. */
export function listRoutes(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => key.startsWith('/') && isMapping(value[key]));
}

/** Reports that `pages:` is missing above the first of some routes; the fix adds it. */
export function explainMissingPages(file: YamlFile, path: YamlPath): Problem {
  const { source } = file;
  const start = findLineStart(source, file.locate(path, 'key').from);
  const isIndented = source.text[start] === ' ';
  const lines = isIndented ? [] : listLines(source, start, /^(?!["']?\/)\S/);
  const first = { at: createLocation(source, start), text: isIndented ? 'pages:\n' : 'pages:\n  ' };
  return reportKey('missing-key', {
    message: 'Missing key `pages` above this route.',
    hint: isIndented
      ? 'add a line `pages:` above it, in the first column'
      : 'add a line `pages:` above it, and indent the routes by two spaces',
    at: { file, path, part: 'key' },
    fix: [
      first,
      ...lines.slice(1).map((from) => ({ at: createLocation(source, from), text: '  ' })),
    ],
  });
}

/** Reports a page that is not indented below `pages:`; the fix moves its lines. */
export function explainPageAtMargin(file: YamlFile, path: YamlPath): Problem {
  const { source } = file;
  const start = findLineStart(source, file.locate(path, 'key').from);
  const lines = listLines(source, start, /^(?: {2}["']?\/|\S)/);
  return reportIndentation('bad-indentation', {
    message: `The page \`${path.at(-1)}\` is not part of \`pages:\`.`,
    hint: 'indent it like the other routes',
    at: { file, path, part: 'key' },
    fix: lines.map((from) => ({ at: createLocation(source, from), text: '  ' })),
  });
}

/** Reports a page that is indented like the keys of the page above; the fix moves its lines. */
export function explainPageInPage(file: YamlFile, path: YamlPath): Problem {
  const { source } = file;
  const [route = 0, outer = 0] = [path, path.slice(0, -1)].map((one) => {
    const { from } = file.locate(one, 'key');
    return from - findLineStart(source, from);
  });
  const start = findLineStart(source, file.locate(path, 'key').from);
  const lines = listLines(source, start, new RegExp(`^ {0,${route}}\\S`));
  return reportIndentation('bad-indentation', {
    message: `The page \`${path.at(-1)}\` is indented too far: it is read as part of \`${path.at(-2)}\`.`,
    hint: 'indent it like the other routes',
    at: { file, path, part: 'key' },
    fix: lines.map((from) => ({ at: createLocation(source, from, route - outer), text: '' })),
  });
}

function findLineStart({ text }: Pick<SourceFile, 'text'>, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Returns the starts of the lines from `start` on, without empty ones, up to one that matches `end`. */
function listLines({ text }: Pick<SourceFile, 'text'>, start: number, end: RegExp): number[] {
  const starts: number[] = [];
  let offset = start;
  for (const line of text.slice(start).split('\n')) {
    if (offset > start && end.test(line)) break;
    if (line.trim() !== '') starts.push(offset);
    offset += line.length + 1;
  }
  return starts;
}

function createLocation(file: SourceFile, from: number, length = 0): TextLocation {
  return { file, from, to: from + length };
}
