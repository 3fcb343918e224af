import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { coalesceCalls } from '../../functions/_local/coalesceCalls.ts';
import { createSiteBranding } from '../../functions/_local/site/createSiteBranding.ts';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import {
  createPreparedFolder,
  createTemporaryFolder,
  listen,
  packageRoot,
} from './support/backendHarness.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const deleteLater = (folder: string) => {
  folders.push(folder);
  return folder;
};

describe('startLocalBackend', () => {
  it('creates no files before its first request, and answers only its own paths', async () => {
    const root = deleteLater(createTemporaryFolder());
    const backend = startLocalBackend({ root, packageRoot });
    const other = await backend.fetch(new Request('http://localhost/pricing'));
    expect(other.status).toBe(404);
    expect(existsSync(join(root, '.blockwright'))).toBe(false);
    await backend.close();
  });

  it('names the process that uses the folder, and works once that process has stopped', async () => {
    const dataDir = deleteLater(await createPreparedFolder());
    const first = startLocalBackend({ root: packageRoot, dataDir });
    await first.open();
    const second = startLocalBackend({ root: packageRoot, dataDir });
    const mail = () => second.fetch(new Request('http://localhost/_mail'));
    const refused = await mail();
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain(`Process ${process.pid}`);
    await first.close();
    expect((await mail()).status).toBe(200);
    await second.close();
  });

  it('validates against the current forms of its site', async () => {
    const root = deleteLater(createTemporaryFolder());
    mkdirSync(join(root, 'data/forms'), { recursive: true });
    const write = (fields: string) =>
      writeFileSync(
        join(root, 'data/forms/ask.yaml'),
        `function: send-contact-email\ntitle: Ask\nsubmit: Send\ngroups:\n  - fields:\n${fields}`,
      );
    const name = '      - { name: name, label: Name, kind: text, required: true, message: Who? }\n';
    write(name);
    const dataDir = deleteLater(await createPreparedFolder());
    const backend = startLocalBackend({ root, packageRoot, dataDir });
    const send = async (body: unknown) => {
      const response = await backend.fetch(
        new Request('http://localhost/functions/v1/send-contact-email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
      return (await response.json()) as { error?: { fields: unknown } };
    };
    expect((await send({ colour: 'red' })).error?.fields).toMatchObject({ name: 'Who?' });
    write(
      `${name}      - { name: colour, label: Colour, kind: text, required: true, message: Which? }\n`,
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect((await send({ name: 'Ana' })).error?.fields).toEqual({ colour: 'Which?' });
    expect(await send({ name: 'Ana', colour: 'red' })).toMatchObject({ success: true });
    await backend.close();
  });

  it('reads forms from .yml files', async () => {
    const root = deleteLater(createTemporaryFolder());
    mkdirSync(join(root, 'data/forms'), { recursive: true });
    writeFileSync(
      join(root, 'data/forms/x.yml'),
      'function: send-contact-email\ntitle: X\nsubmit: Send\ngroups:\n  - fields:\n      - { name: x, label: X, kind: text, required: true }\n',
    );
    const backend = startLocalBackend({
      root,
      packageRoot,
      dataDir: deleteLater(await createPreparedFolder()),
    });
    const response = await backend.fetch(
      new Request('http://localhost/functions/v1/send-contact-email', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ form: 'x', x: 'hello' }),
      }),
    );
    expect(await response.json()).toMatchObject({ success: true });
    await backend.close();
  });

  it('answers forms without JavaScript with links to its own pages, and says what to correct', async () => {
    const root = deleteLater(createTemporaryFolder());
    mkdirSync(join(root, 'data/forms'), { recursive: true });
    writeFileSync(
      join(root, 'pages.yaml'),
      'site: { name: "{{ site.tagline }}!", tagline: Acme, url: https://www.example.com/shop }\n',
    );
    writeFileSync(
      join(root, 'data/forms/ask.yaml'),
      'title: Ask\nsubmit: Send\nsuccess: { to: /thanks }\ngroups:\n  - fields:\n      - { name: x, label: Name, kind: text, required: true }\n',
    );
    const backend = startLocalBackend({
      root,
      packageRoot,
      dataDir: deleteLater(await createPreparedFolder()),
      look: createSiteBranding,
    });
    const post = (body: string) =>
      backend.fetch(
        new Request('http://localhost:4173/functions/v1/submit-form', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body,
        }),
      );
    const sent = await post('form=ask&x=Ada');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/shop/thanks']);
    const response = await post('form=ask&x=');
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('<a href="/shop/">Acme!</a>');
    expect(page).not.toContain('www.example.com');
    expect(page).toContain('Please check these fields.');
    expect(page).toContain('<strong>Name</strong>');
    await backend.close();
  });

  it("reports what a site's own function throws, and runs its code as it is now", async () => {
    const root = deleteLater(createTemporaryFolder());
    mkdirSync(join(root, 'functions/tell'), { recursive: true });
    const write = (statement: string, atLoad = '') =>
      writeFileSync(
        join(root, 'functions/tell/handler.ts'),
        `import { createEndpoint, createJsonResponse } from '@blockwright/forms';
export default (ports) => createEndpoint('tell', ports, async () => { ${statement} });
${atLoad}`,
      );
    write("throw new Error('No weather today');");
    const warnings: string[] = [];
    const backend = startLocalBackend({
      root,
      packageRoot,
      dataDir: deleteLater(await createPreparedFolder()),
      warn: (message) => warnings.push(message),
    });
    const call = () =>
      backend.fetch(
        new Request('http://localhost:4173/functions/v1/tell', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      );
    expect((await call()).status).toBe(503);
    expect(warnings).toEqual(['functions/tell/handler.ts:2:77 failed: Error: No weather today']);
    write('return createJsonResponse(200, { weather: 1 });');
    expect(await (await call()).json()).toEqual({ weather: 1 });
    write('', "\nthrow new Error('No key');");
    expect((await call()).status).toBe(503);
    expect(warnings.slice(1)).toEqual([
      'functions/tell/handler.ts:4:7 cannot be loaded: Error: No key',
    ]);
    await backend.close();
  });

  it('serves the mailbox to this machine only', async () => {
    const dataDir = deleteLater(await createPreparedFolder());
    const backend = startLocalBackend({ root: packageRoot, dataDir });
    const server = await listen((request, response) =>
      backend.handle(request, response, () => undefined),
    );
    const page = await fetch(`${server.url}/_mail`);
    expect(await page.text()).toContain('<h1>Mailbox</h1>');
    const port = new URL(server.url).port;
    const status = await new Promise<string>((resolve) => {
      const curl = spawn('node', [
        '-e',
        `require('node:http').get({ port: ${port}, path: '/_mail', headers: { host: 'evil.example' } }, (r) => console.log(r.statusCode))`,
      ]);
      curl.stdout.once('data', (text) => resolve(String(text).trim()));
    });
    expect(status).toBe('421');
    await server.close();
    await backend.close();
  });
});

describe('oneAtATime', () => {
  it('runs once more for all calls during a run', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const task = coalesceCalls(async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return runs;
    });
    expect(await Promise.all([task(), task(), task()])).toEqual([1, 2, 2]);
    expect(await task()).toBe(3);
    expect(most).toBe(1);
  });
});
