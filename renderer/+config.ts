import type { Config } from 'vike/types';

/**
 * Vike serves `/*` in development and makes both bundles. The HTML of a build is written by our
 * own writer (renderer/build/), so Vike's prerendering does not run by itself; a test runs it over
 * a few pages to show that both give the same bytes.
 */
export default {
  prerender: { disableAutoRun: true },
} satisfies Config;
