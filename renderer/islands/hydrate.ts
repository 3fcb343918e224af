import { createElement, type FunctionComponent, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { englishWords, WordsProvider } from '../../sections/_shared/words.ts';

/**
 * Hydrates an island's HTML with the props and words it was rendered with, and returns when it handles
 * events. React hydrates in a transition, between frames: a form in one go would block a slow phone for
 * half a second.
 */
export function hydrate(
  islandElement: HTMLElement,
  component: FunctionComponent<object>,
): Promise<void> {
  const { props = '{}', words, prefix = '' } = islandElement.dataset;
  const island = createElement(component, JSON.parse(props));
  const value = words ? JSON.parse(words) : englishWords;
  return new Promise((resolve, reject) => {
    const element = createElement(
      WordsProvider,
      { value },
      island,
      createElement(Hydrated, { onHydrated: resolve }),
    );
    const onUncaughtError = reject;
    startTransition(() => {
      hydrateRoot(islandElement, element, { identifierPrefix: prefix, onUncaughtError });
    });
  });
}

/** Renders nothing. Its effect runs after those of the island, because it comes last. */
function Hydrated({ onHydrated }: { onHydrated: () => void }): null {
  useLayoutEffect(onHydrated, [onHydrated]);
  return null;
}
