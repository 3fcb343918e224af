import { useEffect, useState } from 'react';
import type { EntryChange } from '../../protocol/EntryChange.ts';
import { Choice } from '../parts/Choice.tsx';
import { api } from '../state/api.ts';
import { showMessage } from '../state/editorStore.ts';
import { changesAddress } from './changesAddress.ts';

/** A page with its changes since the last commit marked. An entry with many pages offers a choice. */
export function BeforeAfter({ change }: { change: EntryChange }) {
  const { file, key, kind } = change;
  const [pages, setPages] = useState(() => ({
    before: kind === 'added' ? [] : [key],
    now: kind === 'removed' ? [] : [key],
  }));
  const [selectedRoute, setSelectedRoute] = useState<string>();
  const hasManyPages = key.includes('{{');
  useEffect(() => {
    if (hasManyPages)
      api
        .generatedPages({ file, key })
        .then(setPages)
        .catch((error: Error) => showMessage(error.message));
  }, [hasManyPages, file, key]);
  const routes = [...new Set([...pages.now, ...pages.before])].filter(
    (candidate) => !candidate.includes('{{'),
  );
  const route = selectedRoute ?? routes[0];
  return (
    <>
      {hasManyPages && (
        <Choice label="Page" value={route ?? ''} choices={routes} onChange={setSelectedRoute} />
      )}
      {route && (
        <iframe
          className="before-after"
          title="Changes of the page"
          src={changesAddress(route, pages.now.includes(route) ? 'new' : 'old')}
        />
      )}
    </>
  );
}
