import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { restrictModules } from './restrictModules.ts';

/** Whether a request is passed on to Vite. */
function isServed(url: string): boolean {
  const next = vi.fn();
  const response = { writeHead: () => response, end: () => response, setHeader: () => response };
  const request = { url, headers: {}, method: 'GET' } as unknown as IncomingMessage;
  restrictModules(['/package/renderer'])(request, response as unknown as ServerResponse, next);
  return next.mock.calls.length > 0;
}

test.each([
  ['/renderer/islands/hydrate.ts?t=1', true],
  ['/@fs/package/renderer/islands/hydrate.ts', true],
  ['/node_modules/.vite-dev/deps/react.js', true],
  ['/data/code.ts', true],
  ['/data/leads.yaml', false],
  ['/pages.yaml', false],
  ['/renderer/../pages.yaml', false],
  ['/renderer/%2e%2e/pages.yaml', false],
  ['/renderer/..%2fpages.yaml', false],
  ['/@fs/package/renderer/../../etc/passwd', false],
  ['/@fs/package/renderer-of-another/index.ts', false],
  ['/renderer//../pages.yaml', false],
  ['/renderer/.env', false],
  ['/node_modules/.blockwright/secrets.json', false],
  ['/renderer/%00.ts', false],
  ['/renderer/%', false],
  ['/renderer/%5c..%5cpages.yaml', false],
])('of %s, Vite sees the request: %s', (url, expected) => {
  expect(isServed(url)).toBe(expected);
});
