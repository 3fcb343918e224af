import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { calculatePKCECodeChallenge } from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIdLogin } from './openIdLogin.ts';

// A login service that believes everything but the code verifier.
let server: Server;
let issuer: string;
let challenge: string | undefined;
let claims: Record<string, unknown> = {};
beforeAll(async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  server = createServer(async (request, response) => {
    const sendJson = (content: object, status = 200) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify(content));
    if (request.url === '/.well-known/openid-configuration')
      return sendJson({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    if (request.url === '/keys') return sendJson({ keys: [await exportJWK(publicKey)] });
    let body = '';
    for await (const chunk of request) body += chunk;
    const verifier = new URLSearchParams(body).get('code_verifier') ?? '';
    if ((await calculatePKCECodeChallenge(verifier)) !== challenge)
      return sendJson({ error: 'invalid_grant' }, 400);
    const id_token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(issuer)
      .setAudience('client')
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    sendJson({ access_token: 'token', token_type: 'Bearer', id_token });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const callback = 'https://edit.example.com/_login/openid/back';

/** Begins a login, changes what comes back, and finishes it. */
async function logIn(change: {
  claims?: object;
  state?: string;
  verifier?: string;
}): Promise<unknown> {
  const service = openIdLogin({ issuer, id: 'client', secret: 'secret' });
  const { address, checks } = await service.begin(callback);
  const parameters = address.searchParams;
  challenge = parameters.get('code_challenge') ?? undefined;
  claims = {
    nonce: parameters.get('nonce'),
    email: 'olga@example.com',
    email_verified: true,
    name: 'Olga',
    ...change.claims,
  };
  const state = change.state ?? parameters.get('state') ?? '';
  const back = new URL(`${callback}?${new URLSearchParams({ code: 'code', state })}`);
  const { verifier = checks.verifier } = change;
  return service.finish(back, { ...checks, verifier });
}

test('names the person whom the service confirms', async () => {
  expect(await logIn({})).toEqual({ email: 'olga@example.com', name: 'Olga' });
});

test.each([
  ['another state', { state: 'other' }],
  ['another nonce', { claims: { nonce: 'other' } }],
  ['another verifier', { verifier: 'other'.repeat(10) }],
  ['an address that is not verified', { claims: { email_verified: false } }],
  ['an address of which nothing is said', { claims: { email_verified: undefined } }],
])('refuses %s', async (_name, change) => {
  await expect(logIn(change)).rejects.toThrow();
});
