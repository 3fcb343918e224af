import type { Config } from 'vike/types';

/** Disables automatic prerendering: `build` renders pages without Vike (pipeline/). */
export default {
  prerender: { disableAutoRun: true },
} satisfies Config;
