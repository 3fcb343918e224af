import { expect, test } from 'vitest';
import { parseRedirects } from '../../base/redirects/parseRedirects.ts';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { findWriter } from './findWriter.ts';

const page = (headline: string) =>
  `{ title: ${headline}, description: A page that says what is here, sections: [{ type: hero, headline: ${headline} }] }`;

async function check(host: string, redirects: string, own = '', url = 'https://www.example.com') {
  const files = {
    'pages.yaml': `site:\n  name: Site\n  url: ${url}\n  description: A site\n  host: ${host}\n  redirects: ${redirects}\npages:\n  /: ${page('Home')}\n  /blog/lamp: ${page('Lamp')}\n`,
    'public/_redirects': own,
  };
  const { diagnostics } = await checkFiles(files);
  return diagnostics
    .filter(({ code }) => code === 'BW514' || code === 'BW515')
    .map(({ file, line, severity, message }) => `${file}:${line} ${severity} ${message}`);
}

test.each([
  [
    'cloudflare-workers',
    '{ /a?b=c: / }',
    '',
    /^pages.yaml:6 warning Cloudflare Workers ignores redirects with a query/,
  ],
  ['github-pages', '{ "/a/*": / }', '', /follows no patterns, such as `\/a\/\*`/],
  ['azure-static-web-apps', '{ "/a/*": "/blog/:splat" }', '', /cannot use `:splat`/],
  ['azure-static-web-apps', '{ "/a/:year": / }', '', /knows no parts of an address, .* `:year`/],
  ['gitlab-pages', '{ "/a/:year1": / }', '', /knows only letters .* not `:year1`/],
  [
    'firebase',
    '{ "/blog/*": / }',
    '',
    /error Firebase Hosting follows `\/blog\/\*` for the page `\/blog\/lamp`/,
  ],
  ['render', '{}', '/a / 302', /^public\/_redirects:1 warning Render does not know .* status 302/],
  [
    'cloudflare-workers',
    '{}',
    '# Own\n/* /index.html 200',
    /^public\/_redirects:2 error Cloudflare Workers refuses/,
  ],
  [
    'cloudflare-pages',
    '{}',
    '/api/* https://api.example.com/:splat 200',
    /error .* does not fetch pages/,
  ],
])('%s does not follow %s %s', async (host, redirects, own, message) => {
  expect(await check(host, redirects, own)).toEqual([expect.stringMatching(message)]);
});

test('a host that follows a redirect, and a site without a host, have no message', async () => {
  for (const host of ['nginx', 'apache', 'caddy', 'vercel', 's3-cloudfront', 'netlify'])
    expect(await check(host, '{ /a?b=c: /, "/blog/*": / }', '/c / 307')).toEqual([]);
});

test('a host at the root of a domain has no site below a path', async () => {
  expect(await check('netlify', '{}', '', 'https://www.example.com/shop/')).toEqual([
    expect.stringMatching(
      /^pages.yaml:3 warning Netlify serves the site at the root .* `\/shop\/`/,
    ),
  ]);
  expect(await check('nginx', '{}', '', 'https://www.example.com/shop/')).toEqual([]);
});

test('hosts whose patterns do not match the address before the `*` get a redirect of its own', () => {
  const redirects = parseRedirects(
    '/docs/* /handbook/:splat 301\n/old/* / 301\n/old /new 302\n',
  ).flatMap((line) => ('redirect' in line ? line.redirect : []));
  const build = { ...emptyBuild, redirects };
  const { routes } = JSON.parse(findWriter('azure-static-web-apps').writeOutputFile?.(build) ?? '');
  expect(routes).toEqual([
    { route: '/old', redirect: '/new', statusCode: 302 },
    { route: '/docs', redirect: '/handbook/', statusCode: 301 },
    { route: '/old/*', redirect: '/', statusCode: 301 },
  ]);
  const [{ content } = { content: '' }] = findWriter('render').listFiles?.(build) ?? [];
  expect(content.match(/source: "[^"]*", destination: "[^"]*"/g)).toEqual([
    'source: "/old", destination: "/new"',
    'source: "/docs", destination: "/handbook/"',
    'source: "/docs/*", destination: "/handbook/*"',
    'source: "/old/*", destination: "/"',
  ]);
});

const emptyBuild = {
  name: 'site',
  base: '/',
  directory: 'dist/client',
  redirects: [],
  headers: [],
  files: [],
};
