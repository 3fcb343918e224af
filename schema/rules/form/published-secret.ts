import { isMapping } from '../../../base/values/isMapping.ts';
import { createReporter } from '../../diagnostics/createReporter.ts';
import { createTarget } from '../../diagnostics/exampleForms.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules } from '../../diagnostics/RuleMeta.ts';
import { traceToSource } from '../../reference/expressions/Provenance.ts';
import type { FormContext } from '../FormContext.ts';

export const rules = defineRules('reference', {
  'published-secret': {
    code: 'BW089',
    severity: 'error',
    title: 'The secret key of a challenge is in a form',
    why: 'Pages contain the site key, so any visitor could read the secret and pass any challenge.',
    help: 'Write the site key. The secret key belongs into the setting `CHALLENGE_SECRET`; replace it if it was published.',
    bad: createTarget(
      'challenge: { service: turnstile, siteKey: 1x0000000000000000000000000000000AA }',
    ),
    good: createTarget('challenge: { service: turnstile, siteKey: 1x00000000000000000000AA }'),
  },
});

const report = createReporter<typeof rules>();

/** Reports the secret key of a challenge in the place of the public one. */
export function checkForm({ form }: FormContext): Problem[] {
  const { value, provenance } = form;
  const { challenge } = value;
  if (!isMapping(challenge) || typeof challenge.siteKey !== 'string') return [];
  if (!secrets.some((secret) => secret.test(String(challenge.siteKey)))) return [];
  return [
    report('published-secret', {
      message:
        'This looks like the secret key of the challenge, and any visitor could read it here.',
      hint: 'write the site key, and put the secret key into the setting `CHALLENGE_SECRET`',
      at: traceToSource(provenance, ['challenge', 'siteKey']).at,
    }),
  ];
}

/** How the secret keys of Turnstile and hCaptcha look. Secret keys of reCAPTCHA look like its site keys. */
const secrets = [/^[0-3]x[A-Za-z0-9_-]{28,}$/, /^ES_/];
