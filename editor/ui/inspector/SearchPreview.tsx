import { useSnapshot } from 'valtio';
import { parseAddress } from '../../../base/text/parseAddress.ts';
import { editorStore } from '../state/editorStore.ts';

/** A preview of the page as a search result and as a social card. */
export function SearchPreview() {
  const { page, route } = useSnapshot(editorStore);
  const { resolved, site } = page ?? {};
  if (!resolved || !site) return null;
  // Empty while the address of the site is missing or malformed.
  const host = parseAddress(site.url)?.host ?? '';
  const image = resolved.image ?? site.image;
  return (
    <section className="search" aria-label="Search result and social card">
      <h3>Search result</h3>
      <div className="result">
        <small>{`${host}${(route ?? '/').replaceAll('/', ' › ').replace(/ › $/, '')}`}</small>
        <p className="title">{truncate(resolved.title, 60)}</p>
        <p>{truncate(resolved.description, 160)}</p>
      </div>
      <p className="hint">{`Title: ${resolved.title.length} characters (up to about 60). Description: ${resolved.description.length} characters (50 to 160).`}</p>
      <h3>Social card</h3>
      <div className="card">
        {image && <img src={image} alt="" />}
        <small>{host}</small>
        <p className="title">{resolved.title}</p>
        <p>{truncate(resolved.description, 110)}</p>
      </div>
    </section>
  );
}

function truncate(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
}
