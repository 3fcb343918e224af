import { dirname } from 'node:path/posix';
import { readRedirects } from '../../base/redirects/parseRedirects.ts';
import { isPattern } from '../../base/redirects/Redirect.ts';
import type { Problem, RenderedSiteFacts } from '../../schema/index.ts';
import type { HostName } from './hostNames.ts';
import { type Host, hosts } from './hosts.ts';

type Output = NonNullable<RenderedSiteFacts['output']>;

/** Explains what exceeds the limits of a host: `path` is of a file that is too large. */
export function explainExcesses(
  output: Output,
  name: HostName,
): (Pick<Problem, 'message' | 'hint'> & { path?: string })[] {
  const host = hosts[name];
  const { title, source, fileBytes = Number.POSITIVE_INFINITY } = host;
  const ofSite = listExcesses(output, host).map(({ what, found, most }) => ({
    message: `${title} accepts ${format(most)} ${what}; the site has ${format(found)}.`,
    hint: `${host.hint ? `${host.hint}; ` : ''}see ${source}`,
  }));
  const ofFiles = [...output.files].flatMap(([path, bytes]) =>
    bytes > fileBytes
      ? {
          message: `${title} accepts files of ${toMegabytes(fileBytes)} MB; ${path} has ${toMegabytes(bytes)} MB.`,
          hint: `make the file smaller, or link to it on another host; see ${source}`,
          path,
        }
      : [],
  );
  return [...ofSite, ...ofFiles];
}

function listExcesses(output: Output, host: Host) {
  const redirects = output.redirects.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
  const patterns = readRedirects(output.redirects).filter(isPattern);
  const headers = output.headers.split('\n').filter((line) => line.trim());
  const folders = new Map<string, number>();
  for (const path of output.files.keys())
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  const bytes = [...output.files.values()].reduce((sum, size) => sum + size, 0);
  return [
    { what: 'files', found: output.files.size, most: host.files },
    { what: 'files in one folder', found: largest(folders.values()), most: host.filesInFolder },
    { what: 'bytes', found: bytes, most: host.siteBytes },
    { what: 'redirects', found: redirects.length, most: host.redirectCount },
    { what: 'redirects with a pattern', found: patterns.length, most: host.patterns },
    { what: 'characters in a redirect', found: longest(redirects), most: host.redirectLength },
    {
      what: `bytes in ${host.outputFile}`,
      found: output.files.get(host.outputFile ?? '') ?? 0,
      most: host.outputFileBytes,
    },
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
