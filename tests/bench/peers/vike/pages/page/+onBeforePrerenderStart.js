import { prepare } from '../../prepare.mjs';
import { readSite } from '../../shared/readSite.mjs';

/** Every page with its data, which the browser gets too. */
export async function onBeforePrerenderStart() {
  const { site, pages } = readSite();
  return pages.map((page) => ({
    url: page.route,
    pageContext: { data: prepare(page, site) },
  }));
}
