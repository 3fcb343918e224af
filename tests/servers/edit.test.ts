import {
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';
import { SessionLog } from '../../editor/server/draft/SessionLog.ts';
import { listPresets } from '../../renderer/sections/listPresets.ts';
import { isLongRun } from '../isLongRun.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { rawRequest, rawUpgrade } from './rawRequest.ts';

let root: string;
let editor: RunningServer;

const patience = { timeout: 30_000, interval: 100 };

describe('an editor of its own', () => {
  beforeEach(createSite);
  afterEach(removeSite);

  test('keeps drafts that cannot be stored in memory, warns, and stores them later and at its end', async () => {
    // A file in place of the folder simulates a disk that cannot be written to.
    await save('.blockwright/edit', '');
    editor = await start();
    await write('first');
    await expect.poll(warnings, patience).toEqual([expect.stringContaining('could not be stored')]);
    expect(await write('second')).toBe(200);
    expect(await text()).toContain('headline: second');
    await rm(join(root, '.blockwright/edit'));
    await expect.poll(warnings, patience).toEqual([]);
    const readStored = async () => (await new SessionLog(root).read()).drafts.get('pages.yaml');
    expect(await readStored()).toContain('headline: second');
    expect(await readFile(join(root, 'pages.yaml'), 'utf8')).toBe(site);
    await write('at the end');
    expect(await editor.stop()).toBe(0);
    expect(await readStored()).toContain('headline: at the end');
  });

  test('renames a damaged session file, warns, and reports changes that are lost at its end', async () => {
    const content = '["text","drafts","pages.yaml",1]\n';
    await save('.blockwright/edit/session.log', content);
    editor = await start();
    expect(await warnings()).toEqual([expect.stringContaining('could not be read')]);
    const names = await readdir(join(root, '.blockwright/edit'));
    const [aside = ''] = names.filter((name) => /^session\..+\.log$/.test(name));
    expect(await readFile(join(root, '.blockwright/edit', aside), 'utf8')).toBe(content);
    expect(editor.errors()).toContain('could not be read');
    await rm(join(root, '.blockwright/edit'), { recursive: true });
    await save('.blockwright/edit', '');
    await write('lost');
    expect(await editor.stop()).toBe(1);
    expect(editor.errors()).toContain('Unsaved changes could not be stored');
  });

  test('is open once for each site: a second one names the first, and leaves its drafts alone', async () => {
    editor = await start();
    await write('of the first');
    const second = await start().catch((error: Error) => error.message);
    expect(second).toMatch(
      new RegExp(`^edit ended with 1: Process \\d+ at ${editor.address} is using .*Stop it first`),
    );
    await editor.stop('SIGKILL');
    editor = await start();
    await text();
    expect(await editor.stop()).toBe(0);
  });

  test('shows the errors of a page that they keep from being rendered', async () => {
    await save('shared.yaml', site.replace('headline:', 'headlin:'));
    editor = await start();
    const { status, body } = await rawRequest(editor.origin, '/', {
      headers: { accept: 'text/html' },
    });
    expect(status).toBe(200);
    expect(body).toContain('Unknown key `headlin`.');
    expect(editor.errors()).not.toContain('TypeError');
  });

  test.each(['{}', 'null\n', '["end"', '["end"]\n["step","done",{}]\n["end"]\n', 'x', ''])(
    'treats the session %s as damaged',
    async (content) => {
      await save('.blockwright/edit/session.log', content);
      const session = await DraftSession.open(root);
      expect(session.loadWarning).toContain('could not be read');
      expect(session.text('pages.yaml')).toBe(site);
    },
  );

  test('keeps a text unsaved that changes while it is saved', async () => {
    const session = await DraftSession.open(root);
    session.replaceText('pages.yaml', siteWith('first'));
    const saving = session.disk.save();
    const deadline = Date.now() + 30_000;
    // Waits until the first text is being written.
    while ((await readdir(root)).every((name) => !name.endsWith('.tmp')) && Date.now() < deadline) {
      if ((await readFile(join(root, 'shared.yaml'), 'utf8')).includes('first')) break;
    }
    session.replaceText('pages.yaml', siteWith('second'));
    await saving;
    expect(session.text('pages.yaml')).toBe(siteWith('second'));
    expect(session.unsaved).toEqual(['pages.yaml']);
  });
});

describe('an editor', () => {
  beforeAll(async () => {
    await createSite();
    await save('.blockwright/backend/secrets.json', '{"serviceKey":"secret"}');
    await save('.env', 'secret');
    await save('public/old.svg', drawing('<script>1</script>'));
    editor = await start();
  });
  // After a crash, the other tests have an editor again.
  beforeEach(async () => {
    if (!editor.isRunning()) editor = await start();
  });
  afterAll(removeSite);

  test('shows every preset of the gallery with its section', async () => {
    const presets = listPresets();
    const tried = isLongRun ? presets : presets.filter((_, index) => index % 20 === 0);
    expect(tried.length).toBeGreaterThan(4);
    for (const { type, name } of tried) {
      const response = await fetch(`${editor.origin}/_edit/preset/${type}/${name}`);
      const html = await response.text();
      const shown = `(data-section="|class="[^"]*\\b)${type}["-]`;
      expect([type, name, response.status]).toEqual([type, name, 200]);
      // It has nothing to see.
      expect(html).toMatch(type === 'jsonld' ? 'No preview' : new RegExp(shown));
    }
  });

  test('refuses malformed requests with JSON, and keeps running', async () => {
    const bodies = [
      ...['', 'null', '1', '[]', '{', '{"commands":1}', '{"commands":[1]}', '{"text":{}}'],
      ...['{"commands":[{"kind":"edit"}]}', '{"commands":[{"kind":"x"}]}', '{"view":1}'],
      ...['{"save":1}', '{"history":"left"}', '{"resolve":{"file":1}}', '\u0000'],
      '{"commands":[{"kind":"edit","file":"pages.yaml","edit":{"kind":"set","path":1}}]}',
    ];
    for (const body of bodies)
      for (const route of ['applyChange', 'commit']) {
        const answer = await post(route, body);
        expect([route, body, answer.status]).toEqual([route, body, 400]);
        expect(JSON.parse(answer.body)).toEqual({ message: expect.stringMatching(/^The request/) });
      }
    const odd = [
      await post('applyChange', '{"text":{"file":"../x.yaml","content":""}}'),
      await post('applyChange', '{"history":"undo"}'),
      await post(`upload?name=${'a'.repeat(300)}.png`, 'no picture'),
      await post('upload', ''),
      await post(
        'upload?name=a.png',
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      ),
      await post('nothing', ''),
      await rawRequest(editor.origin, '/_edit/api/text?file=none'),
    ];
    for (const { status, body } of odd) {
      expect([404, 422]).toContain(status);
      expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
    }
    for (const path of ['//', '///x', '/%', '/%00', '/\\', '/_edit//', '/_edit/%', '/?a=%'])
      for (const headers of [{}, { accept: 'text/html' }, { range: 'bytes=5-2' }])
        expect((await rawRequest(editor.origin, path, { headers })).status).toBeLessThan(500);
    await rawUpgrade(editor.origin, ':99999', [
      'Upgrade: websocket',
      'Sec-WebSocket-Protocol: vite-hmr',
    ]);
    expect((await rawRequest(editor.origin, '/_edit')).status).toBe(200);
  });

  test('serves only modules, pages, feeds and public files', async () => {
    for (const file of ['.blockwright/backend/secrets.json', '.env', 'shared.yaml'])
      for (const path of [`/@fs${root}/${file}`, `/@fs${root}/${file}?raw`, `/${file}`])
        expect([path, (await rawRequest(editor.origin, path)).status]).toEqual([path, 404]);
    for (const path of ['/package.json', '/pages.yaml?raw', `/@fs${process.cwd()}/package.json`])
      expect([path, (await rawRequest(editor.origin, path)).status]).toEqual([path, 404]);
    const feed = await rawRequest(editor.origin, '/news.json');
    expect(JSON.parse(feed.body)).toMatchObject({ title: 'News' });
    const headers = { host: '192.168.1.9', accept: 'text/html' };
    expect((await rawRequest(editor.origin, '/', { headers })).status).toBe(403);
  });

  test('saves concurrently, follows links and keeps the file mode', async () => {
    await write('saved');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, round) =>
        change(
          round % 2
            ? { save: { withErrors: true } }
            : {
                text: { file: 'pages.yaml', content: siteWith(`saved ${round}`) },
                save: { withErrors: true },
              },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await change({ save: { withErrors: true } });
    expect(await readFile(join(root, 'shared.yaml'), 'utf8')).toBe(await text());
    expect((await lstat(join(root, 'pages.yaml'))).isSymbolicLink()).toBe(true);
    expect((await stat(join(root, 'shared.yaml'))).mode & 0o777).toBe(0o600);
    const names = await readdir(root, { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('refuses an SVG with a script, and serves documents of public/ without scripts', async () => {
    await rm(join(root, 'public/images'), { recursive: true, force: true });
    const refused = await post('upload?name=logo.svg', drawing('<script>1</script>'));
    expect([refused.status, JSON.parse(refused.body).message]).toEqual([
      422,
      expect.stringContaining('The drawing holds <script>'),
    ]);
    const taken = await post('upload?name=logo.svg', drawing('<path d="M0 0"/>'));
    expect(JSON.parse(taken.body)).toEqual({ path: '/images/logo.svg' });
    for (const path of ['/images/logo.svg', '/old.svg']) {
      const { status, headers } = await rawRequest(editor.origin, path, {
        headers: { accept: 'text/html' },
      });
      expect([status, headers['content-security-policy']]).toEqual([200, 'sandbox']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    await rm(join(root, 'public/images'), { recursive: true });
    await save('public/images', '');
    const failed = await post('upload?name=logo.svg', drawing(''));
    expect([failed.status, JSON.parse(failed.body).message]).toEqual([
      500,
      expect.stringContaining('Writing failed'),
    ]);
  });
});

async function createSite() {
  root = await mkdtemp(join(tmpdir(), 'blockwright-edit-server-'));
  await save('shared.yaml', site);
  await chmod(join(root, 'shared.yaml'), 0o600);
  await symlink('shared.yaml', join(root, 'pages.yaml'));
  // An unused, half copied image must not cause an error.
  await save('public/pictures/broken.png', 'half a picture');
}

async function removeSite() {
  await editor?.stop('SIGKILL');
  await rm(root, { recursive: true, force: true });
}

function drawing(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inner}</svg>`;
}

async function start() {
  return startServer('edit', { root });
}

function post(route: string, body: string) {
  const headers = { origin: editor.origin };
  return rawRequest(editor.origin, `/_edit/api/${route}`, { method: 'POST', headers, body });
}

function change(request: object) {
  return post('applyChange', JSON.stringify(request));
}

async function write(headline: string): Promise<number> {
  const content = siteWith(headline);
  return (await change({ text: { file: 'pages.yaml', content } })).status;
}

async function text(): Promise<string> {
  const { body } = await rawRequest(editor.origin, '/_edit/api/text?file=pages.yaml');
  return JSON.parse(body).text;
}

async function warnings(): Promise<string[]> {
  const { body } = await rawRequest(editor.origin, '/_edit/api/state');
  return JSON.parse(body).state.warnings;
}

async function save(file: string, content: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

const site = `site:
  name: Servers
  url: https://www.example.com
  feeds:
    - path: /news
      title: News
      description: What is new
      items: [{ title: Open, to: /, date: 2026-05-04 }]
pages:
  /:
    title: Home of the servers
    description: A page to be served while others ask for what they must not have.
    sections:
      - type: hero
        headline: Welcome
`;

function siteWith(headline: string): string {
  return site.replace('Welcome', headline);
}
