import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SearchResults } from '../../protocol/SearchResults.ts';
import { describePlace } from '../parts/describePlace.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { openContent } from '../state/openContent.ts';
import { sendRequest } from '../state/requestQueue.ts';

/** The texts of the site that contain the words of a search. A click opens the field. */
export function TextResults({ query }: { query: string }) {
  const { state, setup, version } = useSnapshot(editorStore);
  const [results, setResults] = useState<SearchResults & { words: string }>();
  const [replacement, setReplacement] = useState('');
  const [isReplacing, setReplacing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit may change the results
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        runInBackground(
          api.search(query).then((next) => isCurrent && setResults({ ...next, words: query })),
        ),
      150,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, version]);
  if (!state || !setup || !results) return null;
  const { found, total, replaceable, words } = results;
  const replace = (at?: { file: string; pointer: string }) => {
    setReplacing(true);
    const request = sendRequest({ replaceWords: { words, replacement, ...(at && { at }) } });
    runInBackground(request.finally(() => setReplacing(false)));
  };
  return (
    <>
      <p className="hint" role="status">
        {total === 0
          ? 'No text contains these words'
          : `In ${total} ${total === 1 ? 'text' : 'texts'}${total > found.length ? `, ${found.length} of them here` : ''}`}
      </p>
      {total > 0 && (
        <form
          className="entry"
          onSubmit={(event) => {
            event.preventDefault();
            replace();
          }}
        >
          <input
            aria-label="Replace with"
            placeholder="Replace with"
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
          <button type="submit" disabled={replacement === '' || isReplacing || replaceable === 0}>
            Replace all
          </button>
        </form>
      )}
      {replacement !== '' && replaceable < total && (
        <p className="hint">
          “Replace all” changes {replaceable} of {total} texts. Words with other accents, addresses,
          codes, names of settings and translations stay.
        </p>
      )}
      <ul className="results" aria-label="Texts found">
        {found.map(({ text, match: [from, to], isReplaceable, ...at }) => {
          const place = describePlace({ state, setup }, at);
          return (
            <li key={at.file + at.path}>
              <button type="button" className="row" onClick={() => openContent(at.file, at.path)}>
                <strong>{place?.owner}</strong>
                <small>{place?.field}</small>
                <span>
                  {text.slice(0, from)}
                  <mark>{text.slice(from, to)}</mark>
                  {text.slice(to)}
                </span>
              </button>
              {replacement !== '' && isReplaceable && (
                <button
                  type="button"
                  className="quiet"
                  disabled={isReplacing}
                  onClick={() => replace({ file: at.file, pointer: at.path })}
                >
                  Replace here
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
