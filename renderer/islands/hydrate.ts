import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates an island's HTML synchronously, with the props it was rendered with. */
export function hydrate(islandElement: HTMLElement, component: FunctionComponent<object>): void {
  const props = JSON.parse(islandElement.dataset.props ?? '{}');
  flushSync(() =>
    hydrateRoot(islandElement, createElement(component, props), {
      identifierPrefix: islandElement.dataset.prefix ?? '',
    }),
  );
}
