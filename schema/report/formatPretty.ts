import picocolors from 'picocolors';
import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { createCodeFrame } from './createCodeFrame.ts';
import { escapeReport } from './escapeReport.ts';
import { formatSummary } from './formatSummary.ts';
import type { Report } from './Report.ts';

/** Properties of the terminal. Without `color`, NO_COLOR, FORCE_COLOR and the terminal decide. */
export interface PrettyOptions {
  color?: boolean;
  /** Columns of the terminal; 100 when unknown. */
  width?: number;
  /** Whether to show every diagnostic instead of the first ten of each code. */
  all?: boolean;
}

/** Formats a report for the terminal: each diagnostic with its location, code frame and hint. */
export function formatPretty(original: Report, { color, width = 100, all }: PrettyOptions): string {
  const { shown, more: hidden } = all ? { shown: original, more: [] } : shortenReport(original);
  const report = escapeReport(shown);
  const paint = picocolors.createColors(color ?? picocolors.isColorSupported);
  const reportedFiles = new Set(report.diagnostics.map(({ file }) => file));
  const files = report.files.filter(({ path }) => reportedFiles.has(path));
  const texts = new Map(files.map((file) => [file.path, file.text.split(/\r?\n/)]));
  const blocks = report.diagnostics.map((one) =>
    formatDiagnostic(one, texts.get(one.file), paint, width),
  );
  const { errors, warnings } = report.summary;
  const end = errors ? paint.red : warnings ? paint.yellow : paint.green;
  const more = report.diagnostics.find((one) => one.severity === 'error') ?? report.diagnostics[0];
  const advice = more
    ? paint.dim(`For more about a code, run: npx blockwright explain ${more.code}\n`)
    : '';
  blocks.push(...hidden.map((line) => `${paint.dim(line)}\n`));
  return `${blocks.join('\n')}${blocks.length ? '\n' : ''}${end(formatSummary(report.summary))}\n${advice}`;
}

/**
 * Keeps the first diagnostics of each code, and counts the others in a line per code. Of links to the same
 * host without https, it keeps one.
 */
function shortenReport(report: Report): { shown: Report; more: string[] } {
  const counts = new Map<string, number>();
  const add = (kind: string) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count;
  };
  const diagnostics = report.diagnostics.filter(({ code, severity, message }) => {
    const kind = `${severity}[${code}]`;
    const [host] = /(?<=^")http:\/\/[^/?#"]+/i.exec(message) ?? [];
    return !(host && add(`${kind} ${host}`) > 1) && add(kind) <= maxPerCode;
  });
  const more = [...counts].flatMap(([name, count]) => {
    const [kind, host] = name.split(' ');
    const hidden = count - (host ? 1 : maxPerCode);
    if (hidden <= 0) return [];
    return host
      ? `${kind} … and ${hidden} more to ${host}; \`check --fix\` writes https: (--all)`
      : `${kind} … and ${hidden} more (--all)`;
  });
  return { shown: { ...report, diagnostics }, more };
}

const maxPerCode = 10;

type Paint = ReturnType<typeof picocolors.createColors>;

function formatDiagnostic(
  one: Diagnostic,
  lines: string[] | undefined,
  paint: Paint,
  width: number,
): string {
  const strong = one.severity === 'error' ? paint.red : paint.yellow;
  const place = `${one.file}:${one.line}:${one.column}`;
  const kind = `${one.severity}[${one.code}]`;
  const trail = formatBreadcrumb(one);
  const frame = lines ? createCodeFrame(lines, one, width) : [];
  const gutter = String(Math.max(one.line + 1, one.endLine)).length + 1;
  const note = (sign: string, text: string) =>
    wrap(text, width - gutter - 4).map(
      (line, index) => `${' '.repeat(gutter)}${index === 0 ? sign : ' '} ${line}`,
    );
  return [
    ...wrap(`${place} ${kind} ${one.message}`, width - 2).map((line, index) =>
      index === 0
        ? line.replace(`${place} ${kind}`, () => `${paint.bold(place)} ${strong(kind)}`)
        : `  ${line}`,
    ),
    ...(trail ? note('in', trail).map((line) => paint.dim(line)) : []),
    ...frame.map((line) =>
      line.isMark ? strong(line.text) : line.isMain ? line.text : paint.dim(line.text),
    ),
    ...(one.hint ? note('=', one.hint).map((line) => paint.cyan(line)) : []),
    ...(one.related ?? []).flatMap((other) =>
      note('→', `${other.file}:${other.line}:${other.column} ${other.message}`).map(paint.dim),
    ),
    '',
  ].join('\n');
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length + 1 > Math.max(20, width)) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

/** Formats the position of a diagnostic in the site: `/pricing › section 3 (hero) › items 2`. */
export function formatBreadcrumb(one: Pick<Diagnostic, 'path' | 'route' | 'section'>): string {
  const keys = (one.path ?? '')
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const parts: string[] = [];
  let rest = keys;
  if (keys[0] === 'pages') {
    parts.push(keys[1] ?? '');
    rest = keys.slice(2);
    if (rest[0] === 'sections' && rest[1] !== undefined) {
      parts.push(`section ${Number(rest[1]) + 1}${one.section ? ` (${one.section})` : ''}`);
      rest = rest.slice(2);
    }
  } else if (keys[0] === 'blocks') {
    parts.push(`block ${keys[1] ?? ''}${one.section ? ` (${one.section})` : ''}`);
    rest = keys.slice(2);
  }
  for (const key of rest) {
    if (/^\d+$/.test(key)) parts[parts.length - 1] += ` ${Number(key) + 1}`;
    else parts.push(key);
  }
  const trail = parts.filter(Boolean).join(' › ');
  return one.route && keys[0] !== 'pages' && trail ? `${trail}, on ${one.route}` : trail;
}
