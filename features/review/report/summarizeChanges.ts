import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import type { ChangeReport, PageReport } from '../../_shared/changes/index.ts';
import { formatOutOfScope } from './formatOutOfScope.ts';

/** A report as people read it: pages by what changed them, and sentences about the rest. */
interface ChangeSummary {
  title: string;
  groups: PageGroup[];
  /** What `--only` and `--allow` leave out and changed. The terminal shows it apart, after the report. */
  outOfScope: string[];
  /** About other files, diagnostics, and what is the same. */
  notes: string[];
}

/** Pages that one edit reached. */
interface PageGroup {
  title: string;
  /** The pages that were compared. */
  pages: PageReport[];
  /** Routes of the others. */
  others: string[];
}

/** Groups the pages of a report: first those that were edited, then by the causes that reached them. */
export function summarizeChanges(report: ChangeReport): ChangeSummary {
  const groups = new Map<string, PageReport[]>();
  for (const page of report.pages) {
    const reached = formatCauses(page.causes, report);
    const title = page.isOwn ? 'Edited pages' : reached && `Reached by ${reached}`;
    getOrCreate(groups, report.labels?.pages || title || unexplained, () => []).push(page);
  }
  return {
    title: `Changes since ${report.base}`,
    groups: [...groups].map(([title, pages]) => ({
      title: pages.length > 1 && !pages[0]?.isOwn ? `${title}: ${pages.length} pages` : title,
      pages: pages.filter(({ changes }) => changes),
      others: pages.filter(({ changes }) => !changes).map(({ route }) => route),
    })),
    outOfScope: describeScope(report),
    notes: [...describeDiagnostics(report), ...describeFiles(report), describeRest(report)],
  };
}

/** Returns what became of a page, such as `added`; nothing for a page that only changed. */
export function nameChange({ change, redirect }: PageReport): string {
  if (redirect !== undefined) return `redirected to ${redirect}`;
  return change === 'changed' ? '' : change;
}

/** Formats a cause with its location: `row cities.oslo, data/cities.yaml:3`. */
function formatCause({ kind, change, name, file, line }: ChangeReport['causes'][number]): string {
  const place = file === undefined ? '' : `, ${line === undefined ? file : `${file}:${line}`}`;
  const label = { code: 'code', date: 'a date that passed', site: `site.${name}` }[kind as string];
  const isFile = name === file || kind === 'picture' || kind === 'file';
  const text = label ?? (isFile ? kind : `${kind} ${name}`);
  const verb = change === 'changed' ? '' : ` ${change}`;
  const code = kind === 'code' && file === undefined ? ' of Blockwright' : '';
  return `${text}${code}${verb}${place}`;
}

/** Formats the first causes of a page, and counts the others. */
export function formatCauses(
  indexes: readonly number[],
  { causes }: Pick<ChangeReport, 'causes'>,
): string {
  const texts = indexes.flatMap((index) => (causes[index] ? formatCause(causes[index]) : []));
  const rest = texts.length - maxCauses;
  return `${texts.slice(0, maxCauses).join(' · ')}${rest > 0 ? ` · ${rest} more` : ''}`;
}

const maxCauses = 3;
const unexplained = 'Pages that changed for an unknown reason';

function describeScope({ outOfScope = [] }: ChangeReport): string[] {
  const rest = outOfScope.length - maxOutOfScope;
  return [
    ...outOfScope.slice(0, maxOutOfScope).map((one) => `Out of scope: ${formatOutOfScope(one)}`),
    ...(rest > 0 ? [`Out of scope: ${rest} more`] : []),
  ];
}

const maxOutOfScope = 10;

function describeDiagnostics({ diagnostics }: ChangeReport): string[] {
  return Object.entries({ New: diagnostics.added, Gone: diagnostics.removed }).flatMap(
    ([label, list]) =>
      list.map(
        ({ severity, code, message, file, line }) =>
          `${label} ${severity} ${code}, ${file}:${line}: ${message}`,
      ),
  );
}

function describeFiles({ files }: ChangeReport): string[] {
  return (['added', 'changed', 'removed'] as const).flatMap((change) => {
    const paths = files.filter((file) => file.change === change).map(({ path }) => path);
    if (paths.length === 0) return [];
    const rest = paths.length - maxFiles;
    const shown = paths.slice(0, maxFiles).join(', ');
    return `Other files ${change}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`;
  });
}

const maxFiles = 10;

function describeRest({ unchanged, pages: changed, labels }: ChangeReport): string {
  if (labels) return labels.rest;
  const { pages, files } = unchanged;
  const others = changed.length > 0 ? 'The other ' : '';
  const count = `${others}${pages} ${pages === 1 ? 'page is' : 'pages are'}`;
  return pages === 0
    ? `${files} other files are byte for byte the same.`
    : `${count} byte for byte the same, and so are ${files} other files.`;
}
