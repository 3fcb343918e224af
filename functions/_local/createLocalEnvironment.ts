import type { Environment } from '../_shared/ports/Ports.ts';
import { trustPeerAddress } from '../_shared/submission/hashClientAddress.ts';
import { verificationUrl } from './challenge/createChallengeVerifier.ts';
import type { Secrets } from './readSecrets.ts';

/** Returns the settings of a local backend: environment variables, with defaults for missing ones. */
export function createLocalEnvironment(env: Environment, secrets: Secrets): Environment {
  const defaults: Record<string, string> = {
    MAIL_FROM: 'Website <website@localhost>',
    MAIL_RETRY_SECONDS: '1',
    MAIL_RETRY_MOST_SECONDS: '30',
    // Everybody who tries out a site has the same address.
    RATE_LIMIT_ADDRESS: '60/60',
    IP_HASH_SECRET: secrets.addresses,
    CRON_SECRET: secrets.cron,
    WEBHOOK_SECRET: secrets.signing,
    // With a secret of its own, the service itself verifies.
    ...(env('CHALLENGE_SECRET') === undefined && {
      CHALLENGE_SECRET: secrets.signing,
      CHALLENGE_URL: verificationUrl,
    }),
  };
  return trustPeerAddress((name) => env(name) ?? defaults[name] ?? getRecipient(name));
}

/** Returns an address for a setting with recipients: `leads@localhost` for `MAIL_TO_LEADS`. */
function getRecipient(name: string): string | undefined {
  const group = /^MAIL_TO_(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return group && `${group}@localhost`;
}
