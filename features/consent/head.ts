import type { HeadScript } from '../../renderer/index.ts';
import { english, readKeys, type Site } from '../../schema/vocabulary.ts';
import { createConsentScript } from './createConsentScript.ts';
import { keys } from './keys.ts';
import { needsConsent } from './needsConsent.ts';

/**
 * Holds the scripts that need consent, and adds a script for each language that asks for it and starts
 * them. Without such scripts, pages have nothing of it.
 */
export function holdScripts(scripts: readonly HeadScript[], sites: readonly Site[]): HeadScript[] {
  const asked = scripts.filter(needsConsent);
  const [original] = sites;
  if (asked.length === 0 || !original) return [...scripts];
  const { before, privacy } = readKeys(original, keys.site).consent ?? {};
  return [
    // First, so that other scripts know the choice.
    ...sites.map((site) =>
      createConsentScript(site, {
        asked,
        words: { ...english.consent, ...site.words.texts.consent },
        privacy,
        language: site === original ? undefined : site.locale,
      }),
    ),
    ...scripts.map((script): HeadScript => {
      const isHeld = needsConsent(script) && !(before === 'signals' && script.sendsSignals);
      return isHeld ? { ...script, isHeld } : script;
    }),
  ];
}
