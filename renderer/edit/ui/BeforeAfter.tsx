import { useEffect, useState } from 'react';
import { api } from './api.ts';
import type { Changed } from './Changes.tsx';
import { showMessage } from './EditorStore.ts';

/** A page as the last commit has it, beside what it is now; one of them, where an entry makes many. */
export function BeforeAfter({ changed }: { changed: Changed }) {
  const { file, key, kind } = changed;
  const [made, setMade] = useState(() => ({
    before: kind === 'added' ? [] : [key],
    now: kind === 'removed' ? [] : [key],
  }));
  const [chosen, setChosen] = useState<string>();
  const several = key.includes('{{');
  useEffect(() => {
    if (several)
      api
        .generatedPages({ file, key })
        .then(setMade)
        .catch((error: Error) => showMessage(error.message));
  }, [several, file, key]);
  const routes = [...new Set([...made.now, ...made.before])].filter((one) => !one.includes('{{'));
  const route = chosen ?? routes[0];
  return (
    <>
      {several && (
        <label>
          Page{' '}
          <select value={route} onChange={(event) => setChosen(event.target.value)}>
            {routes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {route && (
        <div className="compare">
          <figure>
            <figcaption>Before</figcaption>
            {made.before.includes(route) ? (
              <iframe
                className="before-after"
                title="Before"
                src={`/_edit/before?${new URLSearchParams({ route })}`}
              />
            ) : (
              <p>This page did not exist.</p>
            )}
          </figure>
          <figure>
            <figcaption>Now</figcaption>
            {made.now.includes(route) ? (
              <iframe className="before-after" title="Now" src={route} />
            ) : (
              <p>This page no longer exists.</p>
            )}
          </figure>
        </div>
      )}
    </>
  );
}
