import { proxy, snapshot } from 'valtio/vanilla';

/**
 * A valtio store whose first state is remembered: islands that hydrate late must first render what
 * the server rendered (see useStore).
 */
export function createStore<State extends object>(initial: State): State {
  const state = proxy(initial);
  initials.set(state, snapshot(state));
  return state;
}

/** The state a store had when it was made. */
export function getInitialState<State extends object>(state: State): State {
  return (initials.get(state) ?? snapshot(state)) as State;
}

const initials = new WeakMap<object, unknown>();
