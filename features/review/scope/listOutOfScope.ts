import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChangeReport, OutOfScope, PageReport } from '../../_shared/changes/index.ts';
import { formatCauses, nameChange } from '../report/summarizeChanges.ts';
import type { ChangeScope } from './ChangeScope.ts';
import type { ComparedOutputs } from './ComparedOutputs.ts';
import { explainKinds } from './explainKinds.ts';
import { listOtherFiles } from './listOtherFiles.ts';
import { matchesGlob } from './matchesGlob.ts';

/**
 * Lists the pages that changed although `--only` does not name them, or in more than what `--allow`
 * names, and the redirects and files of `public/` that changed for other reasons than a named page.
 */
export function listOutOfScope(compared: ComparedOutputs, scope: ChangeScope): OutOfScope[] {
  const { report, outputs } = compared;
  const read = (path: string): [before: string, after: string] => {
    const readFrom = (output: string) => {
      const file = join(output, path);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    return [readFrom(outputs.old), readFrom(outputs.new)];
  };
  const isNamed = (route: string) =>
    !scope.routes || scope.routes.some((pattern) => matchesGlob(route, pattern));
  const refuse = (route: string, change: string, causes: readonly number[]) => {
    const verb = change ? `was ${change}` : 'changed';
    const list = formatCauses(causes, report) || 'unknown cause';
    const message = `${route} ${verb}, but ${describeLimit(scope)}: ${list}`;
    return locate(route, message, causes, report);
  };
  const explain = (page: PageReport) => {
    const { route, causes, path } = page;
    if (!isNamed(route)) return refuse(route, nameChange(page), causes);
    const difference = scope.kinds && explainKinds(page, scope.kinds, read(path));
    if (!difference) return [];
    const list = formatCauses(causes, report) || 'unknown cause';
    return locate(route, `${route} ${difference} (${list})`, causes, report);
  };
  const others = listOtherFiles(compared, scope, { read, isNamed });
  return [
    ...report.pages.flatMap(explain),
    ...others.map(({ route, change, causes }) => refuse(route, change, causes)),
  ];
}

function describeLimit({ routes, kinds }: ChangeScope): string {
  return routes ? `--only names ${routes.join(', ')}` : `--allow names ${kinds?.join(', ')}`;
}

/** Adds the place of the first cause that has a line, or else a file. */
function locate(
  route: string,
  message: string,
  indexes: readonly number[],
  { causes }: ChangeReport,
): OutOfScope {
  const located = indexes.flatMap((index) => causes[index] ?? []).filter(({ file }) => file);
  const { file, line } = located.find((cause) => cause.line !== undefined) ?? located[0] ?? {};
  return { route, ...(file && { file }), ...(line !== undefined && { line }), message };
}
