import type { ChallengeWidget } from './createChallengeWidget.ts';
import type { ChallengeModel } from './FormModel.ts';

/** The challenge of a form while it is filled in. */
export interface FormChallenge {
  /** Shows the widget, unless it is shown already or failed to load. */
  load(): void;
  /**
   * Waits until the widget has decided, for ten seconds at most. Then loading is tried again, if it
   * failed before.
   *
   * @returns the token, `unsolved` if the visitor has to click first, or undefined if the widget does
   *   not work here; the function keeps such a submission as possible spam
   */
  getToken(): Promise<{ token: string } | 'unsolved' | undefined>;
  /** Asks for a new token, because each is accepted once. */
  reset(): void;
}

/** @param getContainer returns the element for the widget */
export function createFormChallenge(
  model: ChallengeModel,
  getContainer: () => HTMLElement | null,
): FormChallenge {
  let token: string | undefined;
  let state: 'waiting' | 'unsolved' | 'failed' = 'waiting';
  let loading: Promise<ChallengeWidget | undefined> | undefined;
  const waiting: (() => void)[] = [];
  const change = (newState: typeof state, newToken?: string) => {
    state = newState;
    token = newToken;
    for (const resolve of waiting.splice(0)) resolve();
  };
  const initialState = model.isInteractive ? 'unsolved' : 'waiting';
  const fail = () => change('failed');

  async function show(): Promise<ChallengeWidget | undefined> {
    const container = getContainer();
    if (!container) return undefined;
    const { createChallengeWidget } = await import('./createChallengeWidget.ts');
    const widget = await createChallengeWidget(container, model, {
      onToken: (value) => change('waiting', value),
      onExpiry: () => change(initialState),
      onQuestion: () => change('unsolved'),
      onFailure: fail,
    });
    if (state === 'waiting' && token === undefined) change(initialState);
    return widget;
  }

  function load() {
    loading ??= show().catch((error: unknown) => {
      console.warn(error);
      fail();
      return undefined;
    });
  }

  return {
    load,
    async getToken() {
      if (state === 'failed' && !(await loading)) {
        loading = undefined;
        state = 'waiting';
      }
      load();
      const timer = setTimeout(fail, tenSeconds);
      while (state === 'waiting' && token === undefined)
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
        });
      clearTimeout(timer);
      if (token !== undefined) return { token };
      return state === 'unsolved' ? state : undefined;
    },
    reset() {
      if (loading === undefined || token === undefined) return;
      change(initialState);
      loading.then((widget) => (widget ? widget.reset() : fail())).catch(fail);
    },
  };
}

const tenSeconds = 10_000;
