import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { HostBuild } from '../model/HostBuild.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { createAddressPattern, fillTarget } from '../routing/createAddressPattern.ts';
import { headerPattern } from './_shared/headerPattern.ts';
import { hostFolder } from './_shared/hostFolder.ts';
import { listNotFoundFolders } from './_shared/listNotFoundFolders.ts';

/** A file to import in a site block of Caddy. */
export const writer: HostWriter = {
  listFiles: (build) => [
    {
      names: [`${hostFolder(build.directory)}/Caddyfile`],
      content: writeConfiguration(build),
      mode: 'replace',
    },
  ],
};

function writeConfiguration({ base, headers, redirects, files }: HostBuild): string {
  const exact = redirects.filter((redirect) => !isPattern(redirect));
  const patterns = redirects.filter(isPattern);
  const rules = [{ path: '/*', headers: [['Cache-Control', 'no-cache']] as const }, ...headers];
  const page = ['{path}', '{path}/index.html'];
  const body = [
    ...rules.flatMap(writeHeaders),
    ...exact.flatMap((redirect, index) => writeRedirect(redirect, `old${index}`)),
    // The output lies at the root of its folder.
    ...(base === '/'
      ? []
      : [
          `@outside not path ${base.slice(0, -1)} ${base}*`,
          'error @outside 404',
          `uri strip_prefix ${base.slice(0, -1)}`,
        ]),
    '@hidden path /_headers /_redirects',
    'error @hidden 404',
    ...patterns.flatMap((redirect, index) => writeRedirect(redirect, `pattern${index}`, page)),
    `try_files ${page.join(' ')}`,
    '# Pages are folders, and have no slash at the end of their address.',
    'file_server {',
    '\tdisable_canonical_uris',
    '}',
  ];
  const folders = listNotFoundFolders(files).filter((folder) => folder !== '');
  return [
    '# Written by `blockwright build`. Import it in a site block that names the `root`.',
    'route {',
    ...body.map((line) => `\t${line}`),
    '}',
    'handle_errors {',
    ...folders.flatMap((folder, index) => [
      `\t@missing${index} vars_regexp {http.request.orig_uri} \`^${headerPattern(base + folder)}\``,
      `\trewrite @missing${index} /${folder}404.html`,
    ]),
    folders.length > 0
      ? `\t@missing not path ${folders.map((folder) => `/${folder}404.html`).join(' ')}`
      : '\t@missing path *',
    '\trewrite @missing /404.html',
    '\tfile_server',
    '}',
    '',
  ].join('\n');
}

/** Writes a redirect, which is not followed where one of `unless` is a file. */
function writeRedirect(
  redirect: HostBuild['redirects'][number],
  name: string,
  unless: readonly string[] = [],
): string[] {
  const pattern = createAddressPattern(redirect);
  const target = encodeAddress(redirect.to).replaceAll(/[{}]/g, encodeURIComponent);
  const query = redirect.query.map(([key, value]) => `\tquery ${quote(`${key}=${value}`)}`);
  return [
    `@${name} {`,
    `\tvars_regexp ${name} {http.request.orig_uri} \`^${pattern.path}/*(?:[?]|$)\``,
    ...query,
    ...(unless.length > 0 ? ['\tnot file {', `\t\ttry_files ${unless.join(' ')}`, '\t}'] : []),
    '}',
    `redir @${name} ${quote(fillTarget(target, pattern, (index) => `{re.${name}.${index}}`))} ${redirect.status}`,
  ];
}

function writeHeaders({ path, headers }: HostBuild['headers'][number], index: number): string[] {
  const isEverywhere = path === '/*';
  return [
    ...(isEverywhere
      ? []
      : [
          `@headers${index} vars_regexp {http.request.orig_uri} \`^${headerPattern(path)}(?:[?]|$)\``,
        ]),
    `header ${isEverywhere ? '' : `@headers${index} `}{`,
    ...headers.map(([name, value]) => `\t${name} ${quote(value)}`),
    '}',
  ];
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
