import type { Config } from 'vike/types';

/**
 * What Vike would do with these pages. The HTML of a build is written by our own writer
 * (renderer/build/), so Vike's prerendering does not run by itself; a test runs it over a few pages
 * to show that both give the same bytes.
 */
export default {
  prerender: { disableAutoRun: true },
} satisfies Config;
