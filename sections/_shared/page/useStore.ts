import { useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio/vanilla';
import { getInitialState } from './createStore.ts';

/**
 * Returns the current state of a store from `createStore` and rerenders on changes. During hydration
 * it returns the initial state. valtio's own hook would return changes that another island has made
 * since, and React would discard the server's HTML.
 */
export function useStore<State extends object>(state: State): Snapshot<State> {
  return useSyncExternalStore(
    (changed) => subscribe(state, changed),
    () => snapshot(state),
    () => getInitialState(state) as Snapshot<State>,
  );
}
