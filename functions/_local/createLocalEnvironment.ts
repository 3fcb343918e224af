import type { Environment } from '../_shared/ports/Ports.ts';
import type { Secrets } from './readSecrets.ts';
import { peerHeader } from './toNodeMiddleware.ts';

/** The settings of a local backend: those that are given, and a value for each of the others. */
export function createLocalEnvironment(env: Environment, secrets: Secrets): Environment {
  const defaults: Record<string, string> = {
    MAIL_FROM: 'Website <website@localhost>',
    MAIL_TO_LEADS: 'leads@localhost',
    MAIL_TO_APPLICANTS: 'careers@localhost',
    MAIL_RETRY_SECONDS: '1',
    MAIL_RETRY_MOST_SECONDS: '30',
    // Everybody who tries a site out comes from one address.
    RATE_LIMIT_ADDRESS: '60/60',
    RATE_LIMIT_SEARCH: '120/60',
    IP_HASH_SECRET: secrets.addresses,
    CRON_SECRET: secrets.cron,
    // Without a proxy in front, the sender is who is connected.
    ...(env('TRUSTED_HOPS') === undefined && { CLIENT_IP_HEADER: peerHeader }),
  };
  return (name) => env(name) ?? defaults[name];
}
