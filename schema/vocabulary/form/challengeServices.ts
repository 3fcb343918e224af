import type { ChallengeConfig } from './challenge.ts';

/** A service whose widget shows challenges. */
interface ChallengeService {
  /** Address of its script, which has the parameters `onload` and `render`. */
  script: string;
  /** Name of the object that the script defines. */
  api: string;
  /** Whether visitors always have to click. Otherwise the widget decides. */
  isInteractive: boolean;
  /** Sources that the content security policy of a page with the widget has to allow. */
  sources: ChallengeSources;
}

/** The sources that a challenge adds to the directives of a content security policy. */
interface ChallengeSources {
  script: readonly string[];
  frame: readonly string[];
  connect?: readonly string[];
  style?: readonly string[];
}

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** The services by name, with the sources that their documentation lists. */
export const challengeServices: Readonly<Record<ChallengeConfig['service'], ChallengeService>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    api: 'turnstile',
    isInteractive: false,
    sources: {
      script: ['https://challenges.cloudflare.com'],
      frame: ['https://challenges.cloudflare.com'],
    },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    api: 'hcaptcha',
    isInteractive: true,
    sources: { script: hcaptcha, frame: hcaptcha, connect: hcaptcha, style: hcaptcha },
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    api: 'grecaptcha',
    isInteractive: true,
    sources: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    },
  },
};
