import { createHash } from 'node:crypto';
import type { HeadScript, RenderContext } from '../../renderer/index.ts';
import type { Site } from '../../schema/vocabulary.ts';
import { createSwitchScript } from './createSwitchScript.ts';
import { hasSwitch } from './hasSwitch.ts';

/** Renders the script into built pages: a file would come after the page is first drawn, or hold it up. */
export function tags({ site, assets }: RenderContext): string[] {
  return assets.policy && hasSwitch(site) ? [`<script>${createSwitchScript(site)}</script>`] : [];
}

/** Returns the hash by which the policy allows the script. */
export function sources(site: Site): HeadScript['origins'] {
  if (!hasSwitch(site)) return {};
  const hash = createHash('sha256').update(createSwitchScript(site)).digest('base64');
  return { script: [`'sha256-${hash}'`] };
}
