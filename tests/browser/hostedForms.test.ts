import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { environment } from '../environment.ts';
import { openBrowser } from './openBrowser.ts';

// A hosted project: its functions have another origin than the pages, so browsers ask for CORS headers.

/** The headers that the examples of Supabase allow, in their functions as in their guide to CORS. */
const exampleHeaders = 'authorization, x-client-info, apikey, content-type';
const ourHeaders = `${exampleHeaders}, idempotency-key, x-form, x-form-bot, x-challenge`;
const allOfClient = ['apikey', 'authorization', 'content-type', 'x-client-info'];

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
}

const root = mkdtempSync(join(tmpdir(), 'blockwright-hosted-'));
const calls: Call[] = [];
let allowed = exampleHeaders;
let answer: () => [status: number, type: string, body: string] | undefined;
let project: Server;
let host: Server;
let address: string;
let browser: Browser;

beforeAll(async () => {
  project = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', allowed);
    // Our functions allow the method, the examples do not name any.
    if (allowed === ourHeaders) response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
    if (request.method === 'OPTIONS') return response.end('ok');
    calls.push({ path: request.url ?? '', headers: request.headers });
    const [status, type, body] = answer() ?? [];
    if (status === undefined) {
      // Without a byte of an answer, Chromium itself would send the request again.
      response.writeHead(200, { 'content-length': 50 });
      return response.write('{', () => request.destroy());
    }
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const projectAddress = await listen(project, { host: '127.0.0.1', port: 0 });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const page = (name: string) =>
    `  /${name}:\n    title: A page with the form ${name} for a hosted project\n    description: A page with a form that is sent to a function of a hosted project\n    sections: [{ type: form, form: ${name}, title: Contact }]\n`;
  write(
    'pages.yaml',
    `site: { name: Example, url: "https://www.example.com", description: An example }\npages:\n  /:\n    title: Two forms that are sent to functions of a hosted project\n    description: A page with links to both of the forms of this site\n    sections:\n      - type: cta\n        title: Forms\n        actions: [{ label: The form ours, to: /ours }, { label: The form theirs, to: /theirs }]\n${page('ours')}${page('theirs')}`,
  );
  const form =
    'title: Contact\nsubmit: Send\ngroups: [{ fields: [{ name: name, label: Name, kind: text, required: true }] }]\n';
  write('data/forms/ours.yaml', form);
  write('data/forms/theirs.yaml', `function: my-function\n${form}`);
  write('supabase/functions/my-function/index.ts', 'Deno.serve(() => new Response());\n');
  await promisify(execFile)('node', ['cli/bin.mjs', 'build', '--root', root], {
    env: {
      ...environment(),
      VITE_SUPABASE_URL: projectAddress.replace(/\/$/, ''),
      VITE_SUPABASE_ANON_KEY: 'anon',
    },
  });
  const site = handleRequests([serveBuiltSite(join(root, 'dist/client'))], logError);
  host = createServer(site);
  address = (await listen(host, { host: 'localhost', port: 0 })).replace(/\/$/, '');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  for (const server of [project, host]) {
    server?.closeAllConnections();
    server?.close();
  }
  rmSync(root, { recursive: true, force: true });
});
beforeEach(() => {
  calls.length = 0;
  allowed = exampleHeaders;
  answer = () => [200, 'application/json', '{}'];
});

/** Sends a form; returns the texts of the notice that answers it. */
async function send(name: string): Promise<string> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${address}/${name}/`);
  await page.locator('[name=name]').fill('Ana');
  await page.locator('[data-send]').click();
  const notice = page.locator('[role=region] [role=status] > *, [role=region] [role=alert] > *');
  const text = (await notice.first().textContent()) ?? '';
  await page.context().close();
  return text;
}

const listOwnHeaders = ({ headers }: Call) =>
  Object.keys(headers)
    .filter((name) => /^(x-|apikey|authorization|content-type|idem)/.test(name))
    .sort();

test('a function of somebody else gets exactly the headers of supabase-js', async () => {
  expect(await send('theirs')).toContain('Thank you');
  expect(calls.map(listOwnHeaders)).toEqual([allOfClient]);
  expect(calls[0]?.headers['x-client-info']).toMatch(/^supabase-js\/2\.\d+\.\d+; runtime=web$/);
});

test('a function in the place of ours, written as the examples of Supabase, gets them as well', async () => {
  answer = () => [200, 'application/json', '{"success":true}'];
  expect(await send('ours')).toContain('Thank you');
  expect(calls.map(listOwnHeaders)).toEqual([allOfClient]);
});

test('our function gets the key of the submission and the name of the form', async () => {
  allowed = ourHeaders;
  answer = () => [200, 'application/json', '{"success":true,"id":"4f3a91c2-0000"}'];
  expect(await send('ours')).toContain('4F3A-91C2');
  expect(calls.map(listOwnHeaders)).toEqual([[...allOfClient, 'idempotency-key', 'x-form'].sort()]);
});

test.each(['ours', 'theirs'])(
  'a lost answer is not sent again without a click: %s',
  async (name) => {
    answer = () => undefined;
    expect(await send(name)).toContain('not sent');
    expect(calls).toHaveLength(1);
  },
);

test('a page is no success', async () => {
  answer = () => [200, 'text/html', '<h1>Wi-Fi</h1>'];
  expect(await send('theirs')).toContain('not sent');
});
