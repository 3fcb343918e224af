import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Makes a React root of an island's static HTML, synchronously, with the props it was made with. */
export function hydrate(host: HTMLElement, component: FunctionComponent<object>): void {
  const props = JSON.parse(host.dataset.props ?? '{}');
  flushSync(() =>
    hydrateRoot(host, createElement(component, props), {
      identifierPrefix: host.dataset.prefix ?? '',
    }),
  );
}
