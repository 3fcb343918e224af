import { matchPath } from '../../../base/redirects/findRedirect.ts';
import { toComparable } from '../../../base/redirects/parseSource.ts';
import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodeAddress } from '../../../base/text/encodePath.ts';
import type { HostBuild } from '../model/HostBuild.ts';
import type { HostWriter } from '../model/HostFile.ts';
import { cloudFrontHandler } from './_shared/cloudFrontHandler.ts';
import { hostFolder } from './_shared/hostFolder.ts';

/** The function of CloudFront that maps addresses to files, and the policy with the headers. */
export const writer: HostWriter = {
  listFiles: (build) => [
    {
      names: [`${hostFolder(build.directory)}/cloudfront-function.js`],
      content: writeFunction(build),
      mode: 'replace',
    },
    {
      names: [`${hostFolder(build.directory)}/cloudfront-headers.json`],
      content: `${JSON.stringify(createPolicy(build), null, 2)}\n`,
      mode: 'replace',
    },
  ],
};

function writeFunction({ base, redirects, files }: HostBuild): string {
  const toTarget = ({ to, status }: HostBuild['redirects'][number]) =>
    status === 301 ? encodeAddress(to) : [encodeAddress(to), status];
  const patterns = redirects.filter(isPattern);
  const exact = redirects.filter((one) => !isPattern(one) && one.query.length === 0);
  const taken = new Set(exact.map(({ path }) => path));
  const addresses = files
    .filter((path) => !/^(?:assets\/|_headers$|_redirects$)/.test(path))
    .map((path) => toComparable(base + path.replace(/(?:^|\/)index\.html$/, '')));
  const isKept = (path: string) =>
    !taken.has(path) && patterns.some((pattern) => matchPath(pattern.path, path));
  const data = {
    base: base.slice(0, -1),
    // The first of several for an address counts.
    exact: Object.fromEntries(exact.reverse().map((one) => [one.path, toTarget(one)])),
    queries: redirects
      .filter((one) => !isPattern(one) && one.query.length > 0)
      .map((one) => [one.path, one.query, toTarget(one)]),
    patterns: patterns.map((one) => [
      one.path,
      toTarget(one),
      ...(one.query.length > 0 ? [one.query] : []),
    ]),
    kept: toSet(addresses.filter(isKept)),
    // Pages whose address looks like that of a file.
    dotted: toSet(
      files.flatMap((path) =>
        /\.[^/]*\/index\.html$/.test(path) ? toComparable(base + path.slice(0, -11)) : [],
      ),
    ),
  };
  return `// Written by \`blockwright build\`: a function of CloudFront for viewer requests, runtime 2.0.\nconst site = ${JSON.stringify(data)};\n${cloudFrontHandler}`;
}

function toSet(paths: string[]): Record<string, 1> {
  return Object.fromEntries(paths.map((path) => [path, 1]));
}

/** Creates the headers of all pages, as `aws cloudfront create-response-headers-policy` reads them. */
function createPolicy({ name, base, headers }: HostBuild): object {
  const all = new Map(
    headers
      .filter(({ path }) => path === `${base}*` || path === '/*')
      .flatMap(({ headers }) =>
        headers.map(([key, value]) => [key.toLowerCase(), [key, value]] as const),
      ),
  );
  const take = (key: string) => {
    const value = all.get(key)?.[1];
    all.delete(key);
    return value;
  };
  const Override = true;
  const security = take('content-security-policy');
  const referrer = take('referrer-policy');
  const transport = take('strict-transport-security');
  const frame = take('x-frame-options');
  const age = Number(/max-age=(\d+)/.exec(transport ?? '')?.[1]);
  const SecurityHeadersConfig = {
    ...(security && { ContentSecurityPolicy: { Override, ContentSecurityPolicy: security } }),
    ...(take('x-content-type-options') && { ContentTypeOptions: { Override } }),
    ...(referrer && { ReferrerPolicy: { Override, ReferrerPolicy: referrer } }),
    ...(frame && { FrameOptions: { Override, FrameOption: frame.toUpperCase() } }),
    ...(age > 0 && {
      StrictTransportSecurity: {
        Override,
        AccessControlMaxAgeSec: age,
        IncludeSubdomains: /includesubdomains/i.test(transport ?? ''),
        Preload: /preload/i.test(transport ?? ''),
      },
    }),
  };
  const Items = [...all.values()].map(([Header, Value]) => ({ Header, Value, Override }));
  return {
    Name: name,
    SecurityHeadersConfig,
    CustomHeadersConfig: { Quantity: Items.length, Items },
  };
}
