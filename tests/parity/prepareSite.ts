import type { Installation } from '../../renderer/bundle/Installation.ts';
import { loadBundles } from '../../renderer/bundle/loadBundles.ts';
import { findSiteCode } from '../../renderer/bundle/SiteCode.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { createRenderContext } from '../../renderer/site/createRenderContext.ts';
import { checkSite } from '../../schema/check/checkSite.ts';

/** Checks the reference site and prepares it for rendering. */
export async function prepareSite(installation: Installation) {
  const root = installation.packageRoot;
  const now = new Date('2026-11-21T12:00:00Z');
  const checked = await checkSite({ root, sections: sectionSchemas, mode: 'build', now });
  if (!checked.site) throw new Error(JSON.stringify(checked.diagnostics));
  const bundles = await loadBundles(findSiteCode(root, installation));
  const { renderContext } = await createRenderContext(
    { ...checked, site: checked.site },
    { root, bundles, now },
  );
  return { pages: checked.pages, renderContext, renderPage: bundles.render.renderPage };
}
