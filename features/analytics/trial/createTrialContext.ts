import { createHash } from 'node:crypto';
import {
  type CurrentSite,
  type HeadScript,
  listPolicySources,
  type RenderContext,
} from '../../../renderer/index.ts';

/** Returns the render context of a page of `dev` with the scripts and the policy of a built page. */
export function createTrialContext(
  { renderContext }: CurrentSite,
  scripts: readonly HeadScript[],
): RenderContext {
  const { assets, site, forms } = renderContext;
  const actions = Object.values(forms).flatMap(({ action }) =>
    action ? [new URL(action).origin] : [],
  );
  return {
    ...renderContext,
    assets: {
      ...assets,
      scripts: scripts.map(({ code, ...script }) => ({
        ...script,
        src: `/_scripts/${script.name}.js`,
      })),
      policy: {
        connect: [...new Set(actions)],
        shared: [
          ...listPolicySources(site),
          // The tools of `dev`: an inline script, and stylesheets that change.
          { script: hashScripts(assets.headExtra ?? ''), style: ["'unsafe-inline'"] },
        ],
        header: '',
      },
    },
  };
}

function hashScripts(markup: string): string[] {
  return Array.from(markup.matchAll(/<script[^>]*>([^<]+)<\/script>/g), ([, code = '']) => {
    return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  });
}
