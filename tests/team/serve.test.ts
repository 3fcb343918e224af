import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningTeam, startTeam, teamSite } from './startTeam.ts';
import { TeamBrowser } from './TeamBrowser.ts';

// One process for all tests: its start costs more than they do.
let team: RunningTeam;
/** Browsers of people with four roles, all in one change set. */
const browsers = new Map<string, TeamBrowser>();
const getBrowser = (name: string) => browsers.get(name) as TeamBrowser;
beforeAll(async () => {
  team = await startTeam({ BLOCKWRIGHT_HOST: 'none' });
  let set: string | undefined;
  for (const name of ['olga', 'emil', 'bea', 'rita']) {
    const browser = new TeamBrowser(team);
    await browser.logIn(`${name}@example.com`);
    set = await browser.open(set);
    browsers.set(name, browser);
  }
});
afterAll(() => team.remove());

const setText = (path: (string | number)[], value: unknown) => ({
  commands: [{ kind: 'edit', file: 'pages.yaml', edit: { kind: 'set', path, value } }],
});
const post = ['pages', '/blog/first', 'sections'];
const readSite = async () =>
  JSON.parse((await getBrowser('olga').send('/_edit/api/text?file=pages.yaml')).text)
    .text as string;

test('strangers get the login and nothing else', async () => {
  const stranger = new TeamBrowser(team);
  for (const path of ['/', '/blog/first', '/images/plain.svg', '/_changes/new/', '/_edit'])
    expect(await stranger.send(path)).toMatchObject({ status: 302, text: '' });
  for (const path of ['/_edit/api/state', '/_edit/team/me', '/_edit/team/events'])
    expect((await stranger.send(path)).status).toBe(401);
  expect((await stranger.change({ history: 'undo' })).status).toBe(401);
  expect((await stranger.send('/_health')).text).toBe('ok\n');
});

test('a person who is not in team.yaml gets no link, and the same answer', async () => {
  const answers = [];
  for (const email of ['nobody@example.com', 'rita@example.com'])
    answers.push(await new TeamBrowser(team).submit('/_login/mail/ask', { email }));
  expect(answers[0]?.text).toBe(answers[1]?.text);
  const audit = await readFile(join(team.folder, 'data/audit.jsonl'), 'utf8');
  expect(audit).not.toContain('nobody@example.com');
});

test('a mailed link works once, by a click, in the browser that asked', async () => {
  const browser = new TeamBrowser(team);
  const token = await browser.askForLink('rita@example.com');
  const other = new TeamBrowser(team);
  await other.submit('/_login/mail/ask', { email: 'nobody@example.com' });
  await other.submit('/_login/mail', { token });
  expect(other.cookies.has('blockwright-session')).toBe(false);
  expect((await browser.send(`/_login/mail?token=${token}`)).text).toContain(token);
  const login = new Map(browser.cookies);
  await browser.submit('/_login/mail', { token });
  expect(browser.cookies.has('blockwright-session')).toBe(true);
  const replay = new TeamBrowser(team);
  for (const [name, value] of login) replay.cookies.set(name, value);
  expect((await replay.submit('/_login/mail', { token })).status).toBe(400);
  expect(replay.cookies.has('blockwright-session')).toBe(false);
});

test('a login replaces a planted session, and a logout ends the session for good', async () => {
  const browser = new TeamBrowser(team);
  browser.cookies.set(
    'blockwright-session',
    getBrowser('bea').cookies.get('blockwright-session') ?? '',
  );
  const planted = browser.cookies.get('blockwright-session');
  const token = await browser.askForLink('emil@example.com');
  const answer = await browser.submit('/_login/mail', { token });
  const cookie = answer.headers.getSetCookie().join('\n');
  expect(cookie).toMatch(/blockwright-session=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
  expect(browser.cookies.get('blockwright-session')).not.toBe(planted);
  expect((await browser.send('/_edit/team/me')).text).toContain('emil@example.com');
  const stolen = new TeamBrowser(team);
  for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
  await browser.submit('/_edit/logout', {});
  expect((await stolen.send('/_edit/team/me')).status).toBe(401);
  expect((await getBrowser('emil').send('/_edit/team/me')).status).toBe(200);
});

test('another site changes nothing', async () => {
  const before = await readSite();
  const { origin } = team;
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin, 'sec-fetch-site': 'cross-site' },
    { origin: origin.replace('http:', 'https:') },
  ])
    for (const path of [
      '/_edit/api/applyChange',
      '/_edit/team/sets',
      '/_login/mail/ask',
      '/_edit/logout',
    ]) {
      const body = JSON.stringify(setText(['pages', '/', 'title'], 'Taken'));
      const answer = await getBrowser('olga').send(path, { method: 'POST', body, headers });
      expect({ path, headers, status: answer.status }).toMatchObject({ status: 403 });
    }
  const foreign = { host: 'evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await getBrowser('olga').send('/_edit/api/state', { headers: foreign })).status).toBe(
    403,
  );
  expect(await readSite()).toBe(before);
});

test.each([
  ['rita', setText(['pages', '/', 'title'], 'X')],
  ['rita', { text: { file: 'pages.yaml', content: '' } }],
  ['rita', { history: 'undo' }],
  ['rita', { save: { withErrors: true } }],
  ['bea', setText(['pages', '/', 'title'], 'X')],
  ['bea', setText(['site', 'name'], 'X')],
  ['bea', setText(['blocks', 'desk', 'title'], 'X')],
  ['bea', setText([...post, 0, 'headline'], 'X')],
  ['bea', { text: { file: 'pages.yaml', content: 'pages: {}\n' } }],
  ['bea', { text: { file: 'words.yaml', content: 'x: y\n' } }],
  [
    'bea',
    { commands: [{ kind: 'deletePage', page: { file: 'pages.yaml', path: ['pages', '/'] } }] },
  ],
  [
    'bea',
    {
      commands: [
        {
          kind: 'renamePage',
          page: { file: 'pages.yaml', path: ['pages', '/blog/first'] },
          route: '/first',
        },
      ],
    },
  ],
  [
    'bea',
    {
      commands: [
        {
          kind: 'moveSection',
          section: { file: 'pages.yaml', path: [...post, 1] },
          page: { file: 'pages.yaml', path: ['pages', '/'] },
          index: 0,
        },
      ],
    },
  ],
])('%s may not send %j', async (name, change) => {
  const olga = getBrowser('olga');
  // A step of another role that could be undone.
  await olga.change(setText(['pages', '/', 'description'], `What it is about ${Math.random()}`));
  const before = await readSite();
  const answer = await getBrowser(name).change(change);
  expect({ status: answer.status, text: answer.text }).toMatchObject({
    status: 403,
    text: expect.stringContaining('Your role may'),
  });
  expect(await readSite()).toBe(before);
  await olga.change({ history: 'undo' });
});

test('roles may do what they permit, and no endpoint goes around them', async () => {
  expect((await getBrowser('bea').send('/_edit/team/me')).text).toContain('"name":"Bea Blogger"');
  const answer = await getBrowser('bea').change(setText([...post, 1, 'text'], 'New text'));
  expect(answer.status).toBe(200);
  expect(await readSite()).toContain('New text');
  for (const path of [
    'deleteFile?path=/images/plain.svg',
    'renameFile?path=/images/plain.svg&name=x',
    'upload?name=a.svg&replaces=/images/plain.svg',
  ])
    expect(
      (await getBrowser('bea').send(`/_edit/api/${path}`, { method: 'POST', body: 'x' })).status,
    ).toBe(403);
  for (const path of ['upload?name=a.svg', 'preset?id=hero/photo&file=pages.yaml&key=/'])
    expect(
      (await getBrowser('rita').send(`/_edit/api/${path}`, { method: 'POST', body: 'x' })).status,
    ).toBe(403);
  expect((await getBrowser('olga').post('/_edit/api/commit', { message: 'x' })).status).toBe(403);
  for (const path of ['sets', 'rename', 'remove', 'preview', 'revokePreviewLinks'])
    expect((await getBrowser('rita').post(`/_edit/team/${path}`, {})).status).toBe(403);
  expect((await getBrowser('emil').post('/_edit/team/remove', {})).status).toBe(403);
});

test('no path leads out of a change set, and no id or title becomes an option of git', async () => {
  const olga = getBrowser('olga');
  for (const file of [
    '../set.json',
    '../../../audit.jsonl',
    '/etc/passwd',
    'team.yaml',
    '.git',
    'package.json',
    'sections/x/view.tsx',
  ])
    for (const answer of [
      await olga.send(`/_edit/api/text?file=${encodeURIComponent(file)}`),
      await olga.change({ text: { file, content: 'x' } }),
    ])
      expect({ file, status: answer.status }).toEqual({ file, status: 422 });
  for (const path of [
    '/..%2f..%2faudit.jsonl',
    '/%2e%2e/set.json',
    '/team.yaml',
    '/pages.yaml',
    '/.git',
    '/.git/config',
    '/.env',
    '/.env.team',
    '/.blockwright/edit/session.log',
    '/node_modules/react/package.json',
    '/renderer/fonts/..%2fbundle/loadBundles.ts',
    '/_edit/assets/..%2f..%2fpackage.json',
    '/_changes/..%2f..%2fset.json',
    '/_edit/islands/..%2f..%2fpackage.json',
    '/@fs/etc/passwd',
    '/sections/../package.json',
  ])
    expect(
      (await olga.send(path, { headers: { accept: '*/*' } })).status,
      path,
    ).toBeGreaterThanOrEqual(400);
  for (const id of ['--upload-pack=touch x', '../data', '', '0123456789abcdeg'])
    expect((await olga.post('/_edit/team/open', { id })).status).toBe(404);
  const other = new TeamBrowser(team);
  for (const [name, value] of olga.cookies) other.cookies.set(name, value);
  expect((await other.post('/_edit/team/sets', { title: '--upload-pack=touch x' })).status).toBe(
    200,
  );
  expect((await olga.send('/_edit/team/me')).text).toContain('--upload-pack=touch x');
});

test('pages get the fonts and modules that they name', async () => {
  const page = await getBrowser('olga').send('/');
  const files =
    page.text.match(/\/(?:renderer|editor|sections)\/[\w./-]+\.(?:woff2|tsx?)\b/g) ?? [];
  expect(files.length).toBeGreaterThan(1);
  const marked = await getBrowser('olga').send('/_changes/new/');
  const policy = marked.headers.get('content-security-policy');
  for (const [, script = ''] of marked.text.matchAll(/src="([^"]*preview\.js)"/g))
    expect(policy).toContain(new URL(script, `${team.origin}/_changes/new/`).href);
  expect(marked.text).toContain('preview.js');
  for (const [, script = ''] of marked.text.matchAll(/src="(\/[^"]*)"/g))
    expect((await getBrowser('olga').send(script)).status, script).toBeLessThan(400);
  for (const file of new Set(files))
    expect((await getBrowser('olga').send(file)).status, file).toBeLessThan(400);
});

test('a tab of another change set is refused', async () => {
  const olga = getBrowser('olga');
  const other = new TeamBrowser(team);
  for (const [name, value] of olga.cookies) other.cookies.set(name, value);
  await other.open();
  other.set = olga.set;
  expect((await other.change(setText(['pages', '/', 'title'], 'X'))).status).toBe(409);
});

test('refuses a YAML bomb, and serves SVG in a sandbox', async () => {
  const layers = Array.from(
    { length: 30 },
    (_, index) => `l${index + 1}: &l${index + 1} [${`*l${index}, `.repeat(9)}]`,
  );
  const content = `l0: &l0 [ha]\n${layers.join('\n')}\n`;
  const olga = getBrowser('olga');
  const started = Date.now();
  await olga.change({ text: { file: 'pages.yaml', content } });
  expect((await olga.change(setText(['pages', '/', 'title'], 'X'))).status).toBeLessThan(500);
  expect(Date.now() - started).toBeLessThan(60_000);
  expect((await olga.change({ history: 'undo' })).status).toBe(200);
  const { headers } = await olga.send('/images/plain.svg', { headers: { accept: '*/*' } });
  expect(headers.get('content-security-policy')).toMatch(/script-src [^;']*;.*sandbox$/);
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  const upload = await olga.send('/_edit/api/upload?name=evil.svg', {
    method: 'POST',
    body: script,
  });
  expect(upload.status).toBe(422);
});

test('a site with errors is not published where no pull request checks it', async () => {
  const olga = getBrowser('olga');
  await olga.change(setText(['pages', '/', 'sections', 0, 'type'], 'nonsense'));
  const answer = await olga.post('/_edit/team/publish', { message: 'Break it' });
  expect(answer).toMatchObject({ status: 422, text: expect.stringContaining('has errors') });
  expect((await olga.change({ history: 'undo' })).status).toBe(200);
});

test('the audit log names files that were uploaded, and none that were only meant to change', async () => {
  const olga = getBrowser('olga');
  const upload = await olga.send('/_edit/api/upload?name=added.svg', {
    method: 'POST',
    body: teamSite['public/images/plain.svg'] ?? '',
  });
  const { path } = JSON.parse(upload.text) as { path: string };
  const missing = '/_edit/api/deleteFile?path=/images/missing.svg';
  expect((await olga.send(missing, { method: 'POST', body: '' })).status).toBe(422);
  const audit = await readFile(join(team.folder, 'data/audit.jsonl'), 'utf8');
  expect(audit).toContain(`"what":"change","set":"${olga.set}","files":["public${path}"]`);
  expect(audit).not.toContain('missing.svg');
});

test('whoever asks for links of somebody else, or looks at the login, locks nobody out', async () => {
  const ask = (address: string) =>
    new TeamBrowser(team).send('/_login/mail/ask', {
      method: 'POST',
      body: new URLSearchParams({ email: 'rita@example.com' }),
      headers: { 'x-forwarded-for': address },
    });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let index = 0; index < 40; index++)
    expect((await new TeamBrowser(team).send('/_login', { headers })).status).toBe(200);
  for (let index = 0; index < 5; index++) expect((await ask('203.0.113.9')).status).toBe(200);
  await ask('198.51.100.7');
  const audit = await readFile(join(team.folder, 'data/audit.jsonl'), 'utf8');
  expect(audit).toContain('"who":"rita@example.com","what":"mail link","address":"198.51.100.7"');
  for (let index = 0; index < 25; index++) await ask('203.0.113.9');
  expect((await ask('203.0.113.9')).status).toBe(429);
});

test('a limited role neither renames sets of others nor revokes their links; a title has one line', async () => {
  const [bea, emil] = [getBrowser('bea'), getBrowser('emil')];
  const set = emil.set ?? '';
  const ownSet = bea.set;
  await bea.open(set);
  for (const [path, content] of [
    ['rename', { title: 'Of bea' }],
    ['revokePreviewLinks', {}],
  ] as const)
    expect((await bea.post(`/_edit/team/${path}`, content)).status).toBe(403);
  if (ownSet) await bea.open(ownSet);
  const title = 'One\n\nCo-authored-by: Boss <boss@example.com>';
  expect((await emil.post('/_edit/team/rename', { title })).status).toBe(200);
  const me = JSON.parse((await emil.send('/_edit/team/me')).text) as { set: { title: string } };
  expect(me.set.title).toBe('One Co-authored-by: Boss <boss@example.com>');
  const audit = await readFile(join(team.folder, 'data/audit.jsonl'), 'utf8');
  expect(audit).toContain(`"who":"emil@example.com","what":"rename","set":"${set}"`);
});

test('a preview link shows pages to strangers, read-only and without the editor', async () => {
  const { link } = JSON.parse((await getBrowser('olga').post('/_edit/team/preview', {})).text);
  const guest = new TeamBrowser(team);
  const { pathname } = new URL(link as string);
  expect((await guest.send(`${pathname.slice(0, -3)}xyz`)).status).toBe(302);
  expect(guest.cookies.size).toBe(0);
  await guest.send(pathname);
  const page = await guest.send('/blog/first');
  expect(page.status).toBe(200);
  expect(page.text).toContain('New text');
  expect(page.text).not.toMatch(/data-edit|editor\/preview/);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  for (const person of [guest, getBrowser('olga')])
    expect((await person.send('/no-such-page')).status).toBe(404);
  expect((await guest.send('/_edit/api/state')).status).toBe(401);
  expect((await guest.change({ history: 'undo' })).status).toBe(401);
  await getBrowser('emil').post('/_edit/team/revokePreviewLinks', {});
  expect((await guest.send('/blog/first')).status).toBe(302);
  expect((await new TeamBrowser(team).send(pathname)).headers.get('location')).toBe('/_login');
});

test('a request with many levels is refused', async () => {
  for (const levels of [200, 20_000]) {
    const value = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const body = `{"commands":[{"kind":"edit","file":"pages.yaml","edit":{"kind":"set","path":["site"],"value":${value}}}]}`;
    for (const path of ['api/applyChange', 'team/sets']) {
      const answer = await getBrowser('olga').send(`/_edit/${path}`, { method: 'POST', body });
      expect({ path, levels, status: answer.status }).toMatchObject({ status: 400 });
    }
  }
});

test('a removed change set leaves nothing behind, whatever was on its way, and its tabs learn it', async () => {
  const emil = new TeamBrowser(team);
  await emil.logIn('emil@example.com');
  const set = await emil.open();
  const folder = join(team.folder, 'data/sets', set);
  const cookie = Array.from(emil.cookies, ([name, value]) => `${name}=${value}`).join('; ');
  const upload = request(`${team.origin}/_edit/api/upload?name=late.svg`, {
    method: 'POST',
    headers: { cookie, origin: team.origin, 'content-type': 'image/svg+xml' },
  });
  const uploaded = new Promise((resolve) => {
    upload.on('response', ({ statusCode }) => resolve(statusCode)).on('error', () => resolve(0));
  });
  upload.write('<svg xmlns="http://www.w3.org/2000/svg" ');
  const write = async (text: string) => {
    await emil.change(setText(['pages', '/', 'title'], text));
    return emil.change({ save: { withErrors: true } });
  };
  await write('Before');
  const writing = Array.from({ length: 8 }, (_, index) => write(`Title ${index}`));
  const removed = await emil.post('/_edit/team/remove', {});
  expect(removed.status).toBe(200);
  upload.end('width="9" height="9"/>');
  await Promise.all(writing);
  expect(await uploaded).not.toBe(200);
  expect(existsSync(folder)).toBe(false);
  const answer = await emil.change(setText(['pages', '/', 'title'], 'After'));
  expect(answer).toMatchObject({ status: 410, text: expect.stringContaining('was removed') });
  expect((await emil.send('/_edit')).text).toContain('Begin new changes');
  expect(existsSync(folder)).toBe(false);
});

test('a person has so many change sets under way and no more', async () => {
  const bea = new TeamBrowser(team);
  await bea.logIn('bea@example.com');
  const begin = () => {
    // A request opens the set that was chosen: twenty would take long to close.
    bea.cookies.delete('blockwright-set');
    bea.set = undefined;
    return bea.post('/_edit/team/sets', { title: 'More' });
  };
  let answer = await begin();
  for (let count = 1; count < 20; count++) answer = await begin();
  expect(answer.status).toBe(200);
  expect(await begin()).toMatchObject({
    status: 422,
    text: expect.stringContaining('20 change sets'),
  });
  expect((await getBrowser('emil').send('/_edit/team/me')).status).toBe(200);
});

test('shows who is here, three tabs of a person as one; a stop stores all drafts within seconds', async () => {
  const olga = getBrowser('olga');
  const ended = new AbortController();
  const open = async (client: string) => {
    const cookie = Array.from(olga.cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const { origin } = team;
    const response = await fetch(`${origin}/_edit/team/events?client=${client}`, {
      headers: { cookie },
      signal: ended.signal,
    });
    return (response.body as ReadableStream<Uint8Array>).getReader();
  };
  const [first] = [await open('a'), await open('b'), await open('c')];
  await olga.post('/_edit/team/place', {
    client: 'b',
    place: { file: 'pages.yaml', key: '/', section: 0 },
  });
  await olga.change(setText(['pages', '/', 'title'], 'Kept over a stop'));
  let stream = '';
  while (!(stream.includes('blockwright:update') && stream.includes('"section":0'))) {
    const part = await first?.read();
    if (!part?.value) throw new Error(`The stream ended: ${stream}`);
    stream += Buffer.from(part.value).toString();
  }
  olga.received += stream;
  const people = JSON.parse(/"?data: (\[.*"section":0.*\])/.exec(stream)?.[1] ?? '[]');
  expect(people).toEqual([
    {
      name: 'olga@example.com',
      email: 'olga@example.com',
      places: [{ file: 'pages.yaml', key: '/', section: 0 }],
    },
  ]);
  const started = Date.now();
  expect(await team.stop()).toBe(0);
  expect(Date.now() - started).toBeLessThan(20_000);
  const stored = join(
    team.folder,
    'data/sets',
    olga.set ?? '',
    'site/.blockwright/edit/session.log',
  );
  expect(await readFile(stored, 'utf8')).toContain('Kept over a stop');
});

test('no byte that browsers received is of a token or secret, nor is the audit log', async () => {
  const olga = getBrowser('olga');
  expect(olga.received).toContain('blockwright:presence');
  const audit = await readFile(join(team.folder, 'data/audit.jsonl'), 'utf8');
  expect(audit).toMatch(
    /"who":"olga@example.com","what":"change","set":"\w+","files":\["pages.yaml"\]/,
  );
  expect(audit).not.toContain('Kept over a stop');
  for (const text of [audit, ...Array.from(browsers.values(), ({ received }) => received)])
    for (const secret of team.secrets) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(Buffer.from(secret).toString('base64').slice(0, -3));
    }
});
