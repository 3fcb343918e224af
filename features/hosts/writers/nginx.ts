import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { HostBuild } from '../model/HostBuild.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { createAddressPattern, endOfAddress, fillTarget } from '../routing/createAddressPattern.ts';
import { escapeRegExp, headerPattern } from './_shared/headerPattern.ts';
import { hostFolder } from './_shared/hostFolder.ts';
import { listNotFoundFolders } from './_shared/listNotFoundFolders.ts';

/** A file to include in a server block of nginx. */
export const writer: HostWriter = {
  listFiles: (build) => [
    {
      names: [`${hostFolder(build.directory)}/nginx.conf`],
      content: writeConfiguration(build),
      mode: 'replace',
    },
  ],
};

function writeConfiguration({ base, headers, redirects, files }: HostBuild): string {
  const exact = redirects.filter((redirect) => !isPattern(redirect));
  const patterns = redirects.filter(isPattern);
  return [
    '# Written by `blockwright build`. Include it in a server block, below `root`.',
    'absolute_redirect off;',
    ...writeNotFound(base, files),
    ...writeHeaders(headers),
    ...exact.map((redirect) => writeRedirect(redirect, '$request_uri', '')),
    ...(base === '/' ? [] : writeBase(base)),
    ...(patterns.length > 0 ? ['set $missing "missing:$request_uri";'] : []),
    ...(patterns.length > 0
      ? ['', '/index.html'].map((name) => `if (-f $document_root$uri${name}) { set $missing ""; }`)
      : []),
    ...patterns.map((redirect) => writeRedirect(redirect, '$missing', 'missing:')),
    'location / { try_files $uri $uri/index.html =404; }',
    'location ~ ^/_(headers|redirects)$ { return 404; }',
    '',
  ].join('\n');
}

function writeRedirect(
  redirect: HostBuild['redirects'][number],
  variable: string,
  prefix: string,
): string {
  const pattern = createAddressPattern(redirect);
  const target = encodeAddress(redirect.to).replaceAll('$', '%24');
  const to = fillTarget(target, pattern, (index) => `$${index}`);
  return `if (${variable} ~ "^${prefix}${pattern.path}${endOfAddress(pattern)}") { return ${redirect.status} "${to}"; }`;
}

/** Serves the output, which lies at the root of its folder, below the path of the site. */
function writeBase(base: string): string[] {
  const path = base.slice(0, -1);
  return [
    `if ($request_uri !~ "^${escapeRegExp(path)}(?:[/?]|$)") { return 404; }`,
    `rewrite "^${escapeRegExp(path)}/*$" /;`,
    `rewrite "^${escapeRegExp(path)}(/.*)$" $1;`,
  ];
}

function writeNotFound(base: string, files: readonly string[]): string[] {
  const folders = listNotFoundFolders(files).filter((folder) => folder !== '');
  return [
    'set $not_found /404.html;',
    ...folders.map(
      (folder) =>
        `if ($request_uri ~ "^${escapeRegExp(base + folder)}") { set $not_found /${folder}404.html; }`,
    ),
    'error_page 404 $not_found;',
  ];
}

/** Writes each header once: a variable has the value for the address. */
function writeHeaders(rules: HostBuild['headers']): string[] {
  const everywhere = { path: '/*', headers: [['Cache-Control', 'no-cache']] as const };
  const names = new Map<string, string>();
  const sets = [everywhere, ...rules].flatMap(({ path, headers }) => {
    const assignments = headers.map(([name, value]) => {
      const variable = `$header_${name.toLowerCase().replaceAll('-', '_')}`;
      names.set(variable, name);
      return `set ${variable} ${quote(value)};`;
    });
    return path === '/*'
      ? assignments
      : [`if ($request_uri ~ "^${headerPattern(path)}(?:[?]|$)") { ${assignments.join(' ')} }`];
  });
  const empty = [...names.keys()].map((variable) => `set ${variable} "";`);
  const added = [...names].map(([variable, name]) => `add_header ${name} ${variable} always;`);
  return [...empty, ...sets, ...added];
}

/** nginx reads `$` as the start of a variable everywhere, so no value of a header can have one. */
function quote(text: string): string {
  return `"${text.replaceAll('$', '').replaceAll(/["\\]/g, '\\$&')}"`;
}
