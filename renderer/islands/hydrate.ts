import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { englishWords, WordsProvider } from '../../sections/_shared/words.ts';

/** Hydrates an island's HTML synchronously, with the props and words it was rendered with. */
export function hydrate(islandElement: HTMLElement, component: FunctionComponent<object>): void {
  const { props = '{}', words } = islandElement.dataset;
  const island = createElement(component, JSON.parse(props));
  const value = words ? JSON.parse(words) : englishWords;
  flushSync(() =>
    hydrateRoot(islandElement, createElement(WordsProvider, { value }, island), {
      identifierPrefix: islandElement.dataset.prefix ?? '',
    }),
  );
}
