import * as client from 'openid-client';
import type { TeamSettings } from '../access/readSettings.ts';
import type { LoginService } from './LoginService.ts';

/** Logs people in by OpenID Connect. The service must have verified their email addresses. */
export function openIdLogin({
  issuer,
  id,
  secret,
}: NonNullable<TeamSettings['openId']>): LoginService {
  const server = new URL(issuer);
  let found: Promise<client.Configuration> | undefined;
  const discover = () => {
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : [];
    found ??= client.discovery(server, id, secret, undefined, { execute });
    // The service may be there again at the next attempt.
    found.catch(() => {
      found = undefined;
    });
    return found;
  };
  return {
    name: 'openid',
    label: `Continue with ${server.hostname}`,
    async begin(callback) {
      const nonce = client.randomNonce();
      const checks = { ...createChecks(), nonce };
      const parameters = { redirect_uri: callback, scope: 'openid email profile', nonce };
      return { address: await buildAddress(await discover(), parameters, checks), checks };
    },
    async finish(current, { state, verifier, nonce }) {
      const configuration = await discover();
      const tokens = await client.authorizationCodeGrant(configuration, current, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        ...(nonce !== undefined && { expectedNonce: nonce }),
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      const about =
        claims?.email === undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims?.sub ?? '')
          : claims;
      if (typeof about.email !== 'string' || about.email_verified !== true)
        throw new Error('The login service names no verified email address');
      return { email: about.email, name: String(about.name ?? about.email) };
    },
  };
}

/** Creates what protects one login from being mixed with another. */
export function createChecks(): { state: string; verifier: string } {
  return { state: client.randomState(), verifier: client.randomPKCECodeVerifier() };
}

/** Returns the address at which a login begins, with PKCE and state. */
export async function buildAddress(
  configuration: client.Configuration,
  parameters: Record<string, string>,
  { state, verifier }: { state: string; verifier: string },
): Promise<URL> {
  return client.buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
}
