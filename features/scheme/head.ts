import { createHash } from 'node:crypto';
import type { HeadScript, RenderContext } from '../../renderer/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { createSwitchScript } from './createSwitchScript.ts';
import { getSwitch } from './hasSwitch.ts';

/** Renders the script into built pages: a file would come after the page is first drawn, or hold it up. */
export function tags({ site, assets }: RenderContext): string[] {
  const initial = assets.policy && getSwitch(site);
  return initial ? [`<script>${createSwitchScript(site, initial)}</script>`] : [];
}

/** Returns the hash by which the policy allows the script. */
export function sources(site: Site): HeadScript['origins'] {
  const initial = getSwitch(site);
  if (!initial) return {};
  const hash = createHash('sha256').update(createSwitchScript(site, initial)).digest('base64');
  return { script: [`'sha256-${hash}'`] };
}
