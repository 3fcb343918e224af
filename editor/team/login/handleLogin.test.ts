import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkOrigin } from '../../../base/http/checkOrigin.ts';
import { handleRequests } from '../../../base/http/handleRequests.ts';
import { AuditLog } from '../access/AuditLog.ts';
import { Cookies } from '../access/Cookies.ts';
import { Sessions } from '../access/Sessions.ts';
import { TokenBox } from '../access/TokenBox.ts';
import type { PeopleFile } from '../people/PeopleFile.ts';
import { securityHeaders } from '../serve/securityHeaders.ts';
import { handleLogin } from './handleLogin.ts';

const origin = 'https://edit.example.com';
let server: Server | undefined;
let folder: string;
afterEach(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

test('behind a proxy with TLS, cookies are secure and links name the public address, whatever headers say', async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-login-'));
  const links: string[] = [];
  const tokens = new TokenBox('x'.repeat(32));
  const cookies = new Cookies(true);
  const people = {
    getRole: () => ({ may: 'edit' }),
    getName: () => 'Olga',
  } as unknown as PeopleFile;
  const login = handleLogin({
    origin,
    services: [],
    people,
    tokens,
    cookies,
    sendLink: async (_email, link) => {
      links.push(link);
    },
    sessions: new Sessions({ tokens, cookies, ended: [], store: async () => undefined }),
    audit: new AuditLog(join(folder, 'audit.jsonl')),
  });
  const handlers = [
    securityHeaders(origin),
    checkOrigin((host) => host === 'edit.example.com', origin),
    login,
  ];
  server = createServer(handleRequests(handlers, () => undefined));
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  /** Sends what a proxy forwards. */
  const forward = async (path: string, body: string, headers: Record<string, string>) => {
    const request = send({ port, host: 'localhost', method: 'POST', path, headers });
    request.end(body);
    const [answer] = await once(request, 'response');
    answer.resume();
    return answer;
  };
  const proxied = { host: 'edit.example.com', origin, 'x-forwarded-for': '203.0.113.9' };
  for (const scheme of ['https', 'http']) {
    const headers = { ...proxied, 'x-forwarded-proto': scheme, 'x-forwarded-host': 'evil.example' };
    const asked = await forward('/_login/mail/ask', 'email=olga@example.com', headers);
    expect(asked.headers['strict-transport-security']).toBe('max-age=31536000');
    const [pending = ''] = asked.headers['set-cookie'] ?? [];
    expect(pending).toMatch(
      /^__Host-blockwright-login=.*Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
    const link = new URL(links.at(-1) ?? '');
    expect(link.origin).toBe(origin);
    const token = `token=${link.searchParams.get('token')}`;
    const cookie = pending.split(';')[0] ?? '';
    const done = await forward('/_login/mail', token, { ...headers, cookie });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/_edit']);
    expect(done.headers['set-cookie'].at(-1)).toMatch(/^__Host-blockwright-session=.*; Secure$/);
  }
  for (const wrong of [{ host: `localhost:${port}` }, { origin: 'http://edit.example.com' }])
    expect((await forward('/_login/mail/ask', '', { ...proxied, ...wrong })).statusCode).toBe(403);
});
