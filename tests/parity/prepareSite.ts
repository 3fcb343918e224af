import { join } from 'node:path';
import { bundles } from '../../renderer/build/bundles.ts';
import type { Installation } from '../../renderer/cli/Installation.ts';
import { createWorld } from '../../renderer/site/createWorld.ts';
import { sectionSchemas } from '../../renderer/site/sectionSchemas.ts';
import { checkSite } from '../../schema/checkSite.ts';

/** The fixture site, checked and ready to render, and the bundles to render it with. */
export async function prepareSite(installation: Installation) {
  const { packageRoot } = installation;
  const root = join(packageRoot, 'tests/fixtures/sites/features');
  const now = new Date('2026-11-21T12:00:00Z');
  const checked = await checkSite({ root, sections: sectionSchemas, mode: 'build', now });
  if (!checked.site) throw new Error(JSON.stringify(checked.diagnostics));
  const code = await bundles(installation);
  const { world } = await createWorld(
    { ...checked, site: checked.site },
    { root, bundles: code, now },
  );
  return { pages: checked.pages, world, renderPage: code.render.renderPage };
}
