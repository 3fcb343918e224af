import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedSite } from '../../schema/checkSite.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { bundles } from '../build/bundles.ts';
import { hostFiles } from '../build/hostFiles.ts';
import { lastChanged } from '../build/lastChanged.ts';
import { writeRoutes } from '../build/lastRoutes.ts';
import { swapIn } from '../build/swapIn.ts';
import { type WrittenPage, writeSite } from '../build/writeSite.ts';
import { createWorld } from '../site/createWorld.ts';
import { checkedSite } from './checkedSite.ts';
import type { Installation } from './Installation.ts';
import type { Options } from './Options.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/**
 * `build`: checks everything, prerenders every route, and swaps the output in as a whole. With
 * errors nothing is written and the last good output stays.
 */
export async function build(options: Options, installation: Installation): Promise<number> {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  const now = new Date();
  const { root } = options;
  if (options.values['no-cache']) await forget(root, installation);
  // The bundles depend on the code alone, so they are made while the manifest is being checked.
  const [code, checked] = await Promise.all([bundles(installation), checkedSite(root, { now })]);
  const status = await reportDiagnostics(checked, options, { quiet: true });
  if (status !== 0 || !checked.site) return status || 1;

  const { world, files } = await createWorld(
    { ...checked, site: checked.site },
    { root, bundles: code, now },
  );
  const lastmod = await lastChanged(root, checked, now);
  for (const [name, content] of hostFiles(checked.pages, world, lastmod)) files.set(name, content);
  const out = join(options.values.out ? String(options.values.out) : join(root, 'dist'), 'client');
  let written: WrittenPage[] = [];
  let refused = 0;
  await swapIn(out, async (draft) => {
    written = await writeSite(draft, { root, pages: checked.pages, world, bundles: code, files });
    const found = checked.checkRendered(written);
    if (found.length > 0)
      refused = await reportDiagnostics(withDiagnostics(checked, found), options);
    return refused === 0;
  });
  if (refused !== 0) return refused;
  await writeRoutes(root, checked.pages);
  process.stdout.write(summary(written, performance.now() - started, out));
  return 0;
}

/** Removes what earlier builds kept: the bundles and the encoded pictures. */
async function forget(root: string, { cache }: Installation): Promise<void> {
  for (const kept of [join(cache, 'site'), join(root, '.blockwright', 'images')])
    await rm(kept, { recursive: true, force: true });
}

function withDiagnostics(checked: CheckedSite, diagnostics: Diagnostic[]): CheckedSite {
  const count = (severity: string) => diagnostics.filter((one) => one.severity === severity).length;
  return {
    ...checked,
    diagnostics,
    summary: { ...checked.summary, errors: count('error'), warnings: count('warning') },
  };
}

function summary(written: readonly WrittenPage[], milliseconds: number, out: string): string {
  const bytes = written.reduce((sum, page) => sum + page.htmlBytes, 0);
  const still = written.filter((page) => page.islands.length === 0).length;
  const seconds = (milliseconds / 1000).toFixed(2);
  return `${written.length} pages (${still} without any script), ${Math.round(bytes / 1024)} kB of HTML, written to ${out} in ${seconds} s\n`;
}
