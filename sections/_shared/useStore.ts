import { useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import { getInitialState } from './store.ts';

/**
 * The state of a store made by `store()`, kept up to date. While an island hydrates it is the
 * store's first state: valtio's own hook gives the current one, which another island may have
 * changed since the server rendered, and React would throw the server's HTML away.
 */
export function useStore<State extends object>(state: State): Snapshot<State> {
  return useSyncExternalStore(
    (changed) => subscribe(state, changed),
    () => snapshot(state),
    () => getInitialState(state) as Snapshot<State>,
  );
}
