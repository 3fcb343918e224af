import { join } from 'node:path';
import type { Installation } from '../../renderer/bundle/Installation.ts';
import { loadBundles } from '../../renderer/bundle/loadBundles.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { createRenderContext } from '../../renderer/site/createRenderContext.ts';
import { checkSite } from '../../schema/check/checkSite.ts';

/** Checks the fixture site and prepares it for rendering. */
export async function prepareSite(installation: Installation) {
  const { packageRoot } = installation;
  const root = join(packageRoot, 'tests/fixtures/sites/features');
  const now = new Date('2026-11-21T12:00:00Z');
  const checked = await checkSite({ root, sections: sectionSchemas, mode: 'build', now });
  if (!checked.site) throw new Error(JSON.stringify(checked.diagnostics));
  const bundles = await loadBundles(installation);
  const { renderContext } = await createRenderContext(
    { ...checked, site: checked.site },
    { root, bundles, now },
  );
  return { pages: checked.pages, renderContext, renderPage: bundles.render.renderPage };
}
