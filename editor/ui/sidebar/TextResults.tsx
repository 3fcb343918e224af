import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SearchResults } from '../../protocol.ts';
import { describePlace } from '../parts/describePlace.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { openContent } from '../state/openContent.ts';
import { runCommands } from '../state/requestQueue.ts';

/** The texts of the site that contain the words of a search. A click opens the field. */
export function TextResults({ query }: { query: string }) {
  const { state, setup, version } = useSnapshot(editorStore);
  const [results, setResults] = useState<SearchResults & { words: string }>();
  const [by, setBy] = useState('');
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
  const { found, total, words } = results;
  const replace = (at?: { file: string; pointer: string }) =>
    runInBackground(
      runCommands(
        [{ kind: 'replaceWords', words, by, ...(at && { at }) }],
        `Replace “${words.trim()}” with “${by}”`,
      ),
    );
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
            value={by}
            onChange={(event) => setBy(event.target.value)}
          />
          <button
            type="submit"
            disabled={by === ''}
            title="In all texts but translations, addresses, dates and names"
          >
            Replace all
          </button>
        </form>
      )}
      <ul className="results" aria-label="Texts found">
        {found.map(({ text, match: [from, to], ...at }) => {
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
              {by !== '' && (
                <button
                  type="button"
                  className="quiet"
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
