import { fileNameHash } from '../../base/files/fileNameHash.ts';
import type { HeadScript } from '../../renderer/index.ts';
import { readKeys, type Site } from '../../schema/vocabulary.ts';
import { createServices } from './analytics.ts';
import { createScript } from './createScript.ts';
import { createTracking } from './createTracking.ts';
import { keys } from './keys.ts';
import { type SiteScript, toService } from './scripts.ts';

/**
 * Returns the scripts that load the services of `site.analytics` and of `site.scripts`. A copy for review
 * counts no visitors, whatever its address.
 */
export function scripts(site: Site, { isPreview = false } = {}): HeadScript[] {
  const { analytics = {}, scripts = [] } = readKeys(site, keys.site);
  const { origin, pathname } = new URL(site.url);
  const base = `${pathname}/`.replace(/\/+/g, '/');
  const services = isPreview ? [] : createServices(analytics, site.url);
  const tracking =
    analytics.track &&
    createTracking(
      analytics.track,
      services.map(([, service]) => service),
    );
  return [
    ...services.map(([name, service]) => ({
      ...createScript(name, service, origin),
      pageKey: 'analytics',
    })),
    ...(tracking ? [{ ...tracking, pageKey: 'analytics' }] : []),
    ...scripts.flatMap((script): HeadScript[] => {
      const service = toService(script, base);
      // What counts visitors must not count in previews; other scripts have to be tried there.
      const isCounting = ['statistics', 'marketing'].includes(service.category);
      if (isCounting && isPreview) return [];
      return [
        {
          ...createScript(getFileName(script), service, isCounting ? origin : undefined),
          ...(script.pages && { pages: script.pages }),
        },
      ];
    }),
  ];
}

/** Returns the name by which visitors agree to a script. They are asked again when its address changes. */
function getFileName({ name, src }: SiteScript): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const [address] = src.split('?');
  return ['script', ...words, fileNameHash(`${name} ${address}`)].join('-');
}
