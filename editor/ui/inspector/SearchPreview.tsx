import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { parseAddress } from '../../../base/text/parseAddress.ts';
import { limits } from '../../../schema/vocabulary.ts';
import { MarkedText } from '../parts/MarkedText.tsx';
import { editorStore } from '../state/editorStore.ts';

/** A preview of the page as a search result and as a social card. */
export function SearchPreview() {
  const { page, route, state } = useSnapshot(editorStore);
  const { resolved, site } = page ?? {};
  if (!resolved || !site) return null;
  // Empty while the address of the site is missing or malformed.
  const host = parseAddress(site.url)?.host ?? '';
  const checks = (state?.site.checks ?? {}) as Partial<typeof limits>;
  const {
    'title-max': titleMax,
    'description-max': descriptionMax,
    ...least
  } = { ...limits, ...checks };
  const image = page?.shareImage ?? resolved.image;
  return (
    <section className="search" aria-label="Search result and social card">
      <h3>Search result</h3>
      <div className="result">
        <small>{`${host}${(route ?? '/').replaceAll('/', ' › ').replace(/ › $/, '')}`}</small>
        <p className="title">{truncate(resolved.title, titleMax)}</p>
        <p>{truncate(resolved.description, descriptionMax)}</p>
      </div>
      <p className="hint">{`Title: ${resolved.title.length} characters (${least['title-min']} to ${titleMax}). Description: ${resolved.description.length} characters (${least['description-min']} to ${descriptionMax}).`}</p>
      <h3>Social card</h3>
      <div className="card">
        {image && <ShareImage key={image} src={image} />}
        <small>{host}</small>
        <p className="title">{resolved.title}</p>
        <p>{truncate(resolved.description, 110)}</p>
      </div>
    </section>
  );
}

/** The picture of the card, or the reason why the server has none. */
function ShareImage({ src }: { src: string }) {
  const [problem, setProblem] = useState<string>();
  if (problem !== undefined)
    return (
      <p role="status">
        <MarkedText text={problem} />
      </p>
    );
  const explain = async () => {
    const answer = await fetch(src).catch(() => undefined);
    setProblem(answer?.status === 503 ? await answer.text() : 'The picture cannot be shown.');
  };
  return <img src={src} alt="" onError={explain} />;
}

function truncate(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1).trimEnd()}…` : text;
}
