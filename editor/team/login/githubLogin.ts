import * as client from 'openid-client';
import type { TeamSettings } from '../access/readSettings.ts';
import type { LoginService } from './LoginService.ts';
import { buildAddress, createChecks } from './openIdLogin.ts';

/** Logs people in with GitHub, or a GitHub server of their company, by their verified address. */
export function githubLogin({
  url,
  id,
  secret,
}: NonNullable<TeamSettings['github']>): LoginService {
  const base = url.replace(/\/$/, '');
  const api = base === 'https://github.com' ? 'https://api.github.com' : `${base}/api/v3`;
  const configuration = new client.Configuration(
    {
      issuer: `${base}/login/oauth`,
      authorization_endpoint: `${base}/login/oauth/authorize`,
      token_endpoint: `${base}/login/oauth/access_token`,
    },
    id,
    secret,
    client.ClientSecretPost(secret),
  );
  if (base.startsWith('http:')) client.allowInsecureRequests(configuration);
  return {
    name: 'github',
    label: 'Continue with GitHub',
    async begin(callback) {
      const checks = createChecks();
      const parameters = { redirect_uri: callback, scope: 'user:email' };
      return { address: await buildAddress(configuration, parameters, checks), checks };
    },
    async finish(current, { state, verifier }) {
      const { access_token: token } = await client.authorizationCodeGrant(configuration, current, {
        pkceCodeVerifier: verifier,
        expectedState: state,
      });
      const read = async (path: string): Promise<unknown> => {
        const address = new URL(`${api}${path}`);
        const response = await client.fetchProtectedResource(configuration, token, address, 'GET');
        return response.json();
      };
      const emails = (await read('/user/emails')) as GithubEmail[];
      const email = emails.find(({ primary, verified }) => primary && verified)?.email;
      if (!email) throw new Error('GitHub names no verified email address');
      const { name, login } = (await read('/user')) as { name?: string; login: string };
      return { email, name: name || login };
    },
  };
}

interface GithubEmail {
  email: string;
  primary: boolean;
  verified: boolean;
}
