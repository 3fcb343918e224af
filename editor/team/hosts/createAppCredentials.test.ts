import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { expect, test, vi } from 'vitest';
import { createAppCredentials } from './createAppCredentials.ts';

test('a GitHub App gets a token for its repository alone, and another before that ends', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const { payload } = await jwtVerify(token, createPublicKey(privateKey), { issuer: '42' });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(600);
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(`${request.method} ${request.url} ${body}`);
    const expires = new Date(Date.now() + 3600_000).toISOString();
    const answer = request.url?.endsWith('/installation')
      ? { id: 7 }
      : { token: `token ${requests.length}`, expires_at: expires };
    response.end(JSON.stringify(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const read = createAppCredentials({
    app: { id: '42', key: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString() },
    api: `http://127.0.0.1:${port}`,
    path: 'bakery/site',
  });
  expect([await read(), await read()]).toEqual(['token 2', 'token 2']);
  expect(requests).toEqual([
    'GET /repos/bakery/site/installation ',
    'POST /app/installations/7/access_tokens {"repositories":["site"]}',
  ]);
  vi.useFakeTimers({ now: Date.now() + 55 * 60_000, toFake: ['Date'] });
  expect(await read()).toBe('token 4');
  vi.useRealTimers();
  server.close();
});
