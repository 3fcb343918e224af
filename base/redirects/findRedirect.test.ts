import { expect, test } from 'vitest';
import { findRedirect } from './findRedirect.ts';
import { readRedirects } from './parseRedirects.ts';

const redirects = readRedirects(
  [
    '/index.php id=42 /forty-two 301!',
    '/ p=123 /post 301!',
    '/find q=caf%C3%A9%20noir /coffee',
    '/Posts/Lamp.html /lamp',
    '/caf%C3%A9 /coffee',
    '/a%20b /spaces',
    '/50%off /half',
    '/tag/c++ /cpp',
    '/~joe /joe 302',
    '/blog/index.html /blog',
    '/docs/* /handbook/:splat',
    '/archive/:year/:slug /blog/:slug#:year',
    '/old/* /new 301',
    '/app/* /index.html 200',
  ].join('\n'),
);

test.each([
  ['/index.php?id=42', '/forty-two'],
  ['/index.php?utm=a&id=42', '/forty-two'],
  ['/index.php?id=43', undefined],
  ['/index.php', undefined],
  ['/?p=123', '/post'],
  ['/', undefined],
  ['/find?q=caf%C3%A9+noir', '/coffee'],
  ['/Posts/Lamp.html', '/lamp'],
  ['/Posts/Lamp.html/', '/lamp'],
  ['/Posts/Lamp.html?x=1', '/lamp'],
  ['/posts/lamp.html', undefined],
  ['/caf%C3%A9', '/coffee'],
  ['/caf%c3%a9/', '/coffee'],
  ['/café', '/coffee'],
  ['/cafe%CC%81', '/coffee'],
  ['/a%20b', '/spaces'],
  ['/50%off', '/half'],
  ['/tag/c++', '/cpp'],
  ['/tag/c%2B%2B', '/cpp'],
  ['/~joe', '/joe'],
  ['/%7Ejoe', '/joe'],
  ['/blog/index.html', '/blog'],
  ['/docs/a/b%20c', '/handbook/a/b%20c'],
  ['/docs/', '/handbook/'],
  ['/docs', '/handbook/'],
  ['/docs/served', undefined],
  ['/docsify', undefined],
  ['/archive/2019/lamp', '/blog/lamp#2019'],
  ['/archive/2019', undefined],
  ['/archive/2019/a/b', undefined],
  ['/archive//lamp', undefined],
  ['/old/x', '/new'],
  ['/app/x', undefined],
  ['/nothing', undefined],
  ['/%', undefined],
])('%s leads to %s', (url, to) => {
  expect(findRedirect(redirects, url, () => url === '/docs/served')?.to).toBe(to);
});
