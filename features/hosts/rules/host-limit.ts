import { dirname } from 'node:path/posix';
import {
  createReporter,
  defineRules,
  type Problem,
  type RenderedSiteFacts,
  type SiteRuleContext,
  SourceFile,
} from '../../../schema/index.ts';
import { readKeys } from '../../../schema/vocabulary.ts';
import { type Host, hosts } from '../hosts.ts';
import { keys } from '../keys.ts';

export const rules = defineRules('site', {
  'host-limit': {
    code: 'BW512',
    severity: 'error',
    title: 'The site exceeds a limit of its host',
    why: 'The host refuses the upload, or silently ignores the rest. The build compares its files with the documented limits of `site.host`.',
    help: 'Make the site smaller, choose another host, or use `host-limit: warning` in `site.checks` if your plan allows more.',
  },
});

const report = createReporter<typeof rules>();

/** Reports what exceeds the documented limits of `site.host`. */
export function checkRendered(
  { output }: Pick<RenderedSiteFacts, 'output'>,
  { site, siteProvenance }: Pick<SiteRuleContext, 'site' | 'siteProvenance'>,
): Problem[] {
  const host = hosts.get(readKeys(site ?? {}, keys.site).host ?? '');
  const [layer] = siteProvenance?.layers ?? [];
  if (!output || !host || !layer) return [];
  const hint = `${host.hint ? `${host.hint}; ` : ''}see ${host.source}`;
  const at = { file: layer.file, path: [...layer.path, 'host'] };
  const problems = listExcesses(output, host).map(
    ({ what, found, most }): Problem =>
      report('host-limit', {
        message: `${host.title} accepts ${format(most)} ${what}; the site has ${format(found)}.`,
        hint,
        at,
      }),
  );
  const { fileBytes = Number.POSITIVE_INFINITY } = host;
  for (const [path, bytes] of output.files)
    if (bytes > fileBytes)
      problems.push(
        report('host-limit', {
          message: `${host.title} accepts files of ${toMegabytes(fileBytes)} MB; ${path} has ${toMegabytes(bytes)} MB.`,
          hint: `make the file smaller, or link to it on another host; see ${host.source}`,
          at: { file: new SourceFile(`public/${path}`, ''), from: 0, to: 0 },
        }),
      );
  return problems;
}

function listExcesses(output: NonNullable<RenderedSiteFacts['output']>, host: Host) {
  const redirects = output.redirects.split('\n').filter((line) => line.trim());
  const headers = output.headers.split('\n').filter((line) => line.trim());
  const folders = new Map<string, number>();
  for (const path of output.files.keys())
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const bytes = [...output.files.values()].reduce((sum, size) => sum + size, 0);
  return [
    { what: 'files', found: output.files.size, most: host.files },
    { what: 'files in one folder', found: largest(folders.values()), most: host.filesInFolder },
    { what: 'bytes', found: bytes, most: host.siteBytes },
    { what: 'redirects', found: redirects.length, most: host.redirects },
    { what: 'characters in a redirect', found: longest(redirects), most: host.redirectLength },
    { what: 'bytes of redirects', found: output.redirects.length, most: host.redirectBytes },
    {
      what: 'rules in `_headers`',
      found: headers.filter((line) => /^\S/.test(line)).length,
      most: host.headerRules,
    },
    {
      what: 'characters in a line of `_headers`',
      found: longest(headers),
      most: host.headerLength,
    },
  ].flatMap(({ what, found, most }) =>
    most !== undefined && found > most ? { what, found, most } : [],
  );
}

function longest(lines: readonly string[]): number {
  return largest(lines.map((line) => line.length));
}

function largest(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) most = Math.max(most, number);
  return most;
}

function format(number: number): string {
  return number.toLocaleString('en');
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10;
}
