import { proxy, snapshot } from 'valtio/vanilla';

/**
 * Creates a valtio store that remembers its initial state, because an island that hydrates late must
 * first render what the server rendered (see `useStore`).
 */
export function createStore<State extends object>(initial: State): State {
  const state = proxy(initial);
  initialStates.set(state, snapshot(state));
  return state;
}

/** Returns the initial state of a store. */
export function getInitialState<State extends object>(state: State): State {
  return (initialStates.get(state) ?? snapshot(state)) as State;
}

const initialStates = new WeakMap<object, unknown>();
