import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { HostBuild } from '../model/HostBuild.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { createAddressPattern, endOfAddress, fillTarget } from '../routing/createAddressPattern.ts';
import { escapeRegExp, headerPattern } from './_shared/headerPattern.ts';
import { listNotFoundFolders } from './_shared/listNotFoundFolders.ts';

/** The file .htaccess of the output. */
export const writer: HostWriter = {
  outputFile: '.htaccess',
  writeOutputFile({ base, headers, redirects, files }) {
    const exact = redirects.filter((redirect) => !isPattern(redirect));
    const patterns = redirects.filter(isPattern);
    return [
      '# Written by `blockwright build`; the lines of public/.htaccess follow.',
      'Options -Indexes',
      'DirectoryIndex index.html',
      'DirectorySlash Off',
      ...writeNotFound(base, files),
      ...writeHeaders(headers),
      'RewriteEngine On',
      'RewriteOptions AllowNoSlash',
      `RewriteRule ^_(headers|redirects)$ - [R=404,L]`,
      ...exact.flatMap(writeRedirect),
      ...patterns.flatMap((redirect) => [
        'RewriteCond %{REQUEST_FILENAME} !-f',
        'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
        ...writeRedirect(redirect),
      ]),
      'RewriteCond %{REQUEST_FILENAME}/index.html -f',
      'RewriteRule ^(.+?)/*$ $1/index.html [L]',
      '',
    ].join('\n');
  },
};

function writeRedirect(redirect: HostBuild['redirects'][number]): string[] {
  const pattern = createAddressPattern(redirect);
  const target = encodeAddress(redirect.to).replaceAll('%', '\\%').replaceAll('$', '\\$');
  const to = fillTarget(target, pattern, (index) => `%${index}`);
  return [
    `RewriteCond %{THE_REQUEST} "^[A-Z]+ ${pattern.path}${endOfAddress(pattern)}"`,
    `RewriteRule ^ "${to}" [R=${redirect.status},L,NE,QSD]`,
  ];
}

function writeNotFound(base: string, files: readonly string[]): string[] {
  const [root, ...folders] = listNotFoundFolders(files).reverse();
  return [
    ...(root === undefined ? [] : [`ErrorDocument 404 ${base}404.html`]),
    ...folders.flatMap((folder) => [
      `<If "%{THE_REQUEST} =~ m#^[A-Z]+ ${escapeRegExp(base + folder)}#">`,
      `  ErrorDocument 404 ${base}${folder}404.html`,
      '</If>',
    ]),
  ];
}

function writeHeaders(rules: HostBuild['headers']): string[] {
  const write = ([name, value]: readonly [string, string]) =>
    `Header always set ${name} "${value.replaceAll(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`;
  return [
    'Header always set Cache-Control "no-cache"',
    ...rules.flatMap(({ path, headers }) =>
      path === '/*'
        ? headers.map(write)
        : [
            `<If "%{THE_REQUEST} =~ m#^[A-Z]+ ${headerPattern(path).replaceAll('#', '\\#')}(?:[? ]|$)#">`,
            ...headers.map((header) => `  ${write(header)}`),
            '</If>',
          ],
    ),
  ];
}
