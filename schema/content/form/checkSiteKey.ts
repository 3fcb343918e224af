import { isMapping } from '../../../base/values/isMapping.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { ReadForm } from '../../reference/readForm.ts';

/** Reports the secret key of a challenge in the place of the public one. */
export function checkSiteKey({ value, provenance }: ReadForm): Problem[] {
  const { challenge } = value;
  if (!isMapping(challenge) || typeof challenge.siteKey !== 'string') return [];
  if (!secrets.some((secret) => secret.test(String(challenge.siteKey)))) return [];
  return [
    {
      rule: 'published-secret',
      message: 'This looks like the secret key of the challenge, and everybody could read it here.',
      hint: 'write the site key, and put the secret key into the setting `CHALLENGE_SECRET`',
      at: traceToSource(provenance, ['challenge', 'siteKey']).at,
    },
  ];
}

/** How the secret keys of Turnstile and hCaptcha look. Those of reCAPTCHA look like its site keys. */
const secrets = [/^[0-3]x[A-Za-z0-9_-]{28,}$/, /^ES_/];
