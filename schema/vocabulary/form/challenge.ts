import Type, { type Static } from 'typebox';
import { mapping } from '../fields/shapes.ts';

/** The schema of a form's `challenge`. */
export const challengeSchema = mapping(
  'Challenge against spam, shown when a visitor first touches the form.',
  {
    service: Type.Enum(['turnstile', 'hcaptcha', 'recaptcha'], {
      description: 'Service that distinguishes visitors from bots; `recaptcha` is version 2.',
    }),
    siteKey: Type.String({
      pattern: '^[A-Za-z0-9_-]+$',
      description:
        'Public key that the service gave the site. The secret key is the setting `CHALLENGE_SECRET` of the functions.',
    }),
  },
);

/** The challenge of a form. */
export type ChallengeConfig = Static<typeof challengeSchema>;
