import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { HostApi } from './HostApi.ts';

interface AppOptions {
  /** Id of the GitHub App, and its private key as PEM. */
  app: { id: string; key: string };
  /** Address of the API. */
  api: string;
  /** Owner and name of the repository, with `/`. */
  path: string;
}

/** How long before its end a token is replaced, in milliseconds. */
const margin = 10 * 60_000;

/** How long a token is used at most, whatever the clock says, in milliseconds. */
const lifetime = 50 * 60_000;

/** Returns a function that gets tokens of an installed GitHub App. They are valid for an hour, and for one repository. */
export function createAppCredentials({ app, api, path }: AppOptions): () => Promise<string> {
  const key = createPrivateKey(app.key);
  const host = new HostApi('GitHub', api, () => {
    const now = Math.floor(Date.now() / 1000);
    // A minute earlier, because clocks differ.
    const claims = new SignJWT().setIssuer(app.id).setIssuedAt(now - 60);
    return claims
      .setExpirationTime(now + 540)
      .setProtectedHeader({ alg: 'RS256' })
      .sign(key);
  });
  const create = async () => {
    const installation = (await host.send({ path: `/repos/${path}/installation` })).content;
    const { content } = await host.send({
      method: 'POST',
      path: `/app/installations/${installation.id}/access_tokens`,
      body: { repositories: [path.split('/')[1]] },
    });
    const ends = Date.parse(content.expires_at);
    return { token: String(content.token), ends, created: performance.now() };
  };
  let current: ReturnType<typeof create> | undefined;
  return async () => {
    const known = await current?.catch(() => undefined);
    const isOld = (one: NonNullable<typeof known>) =>
      one.ends < Date.now() + margin || one.created < performance.now() - lifetime;
    if (!known || isOld(known)) current = create();
    return (await (current as ReturnType<typeof create>)).token;
  };
}
