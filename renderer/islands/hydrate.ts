import {
  createElement,
  type FunctionComponent,
  type ReactNode,
  startTransition,
  useEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { englishWords, WordsProvider } from '../../sections/index.ts';

/**
 * Hydrates an island's HTML with the props and words it was rendered with. Resolves when all its effects
 * have run, so that it handles events.
 *
 * A transition lets React pause every few milliseconds: a form in one go would block a slow phone.
 *
 * @param imported the props that are not in the page
 */
export function hydrate(
  islandElement: HTMLElement,
  component: FunctionComponent<object>,
  imported: object = {},
): Promise<void> {
  const { props = '{}', words, prefix = '' } = islandElement.dataset;
  const value = words ? JSON.parse(words) : englishWords;
  const island = createElement(
    WordsProvider,
    { value },
    createElement(component, { ...JSON.parse(props), ...imported }),
  );
  return new Promise((resolve, reject) => {
    const options = { identifierPrefix: prefix, onUncaughtError: reject };
    startTransition(() => {
      hydrateRoot(islandElement, createElement(Hydration, { onEnd: resolve }, island), options);
    });
  });
}

/**
 * Calls `onEnd` after the effects of its children. It is around them and not next to them, because a
 * sibling would change the ids that `useId` returns.
 */
function Hydration({ onEnd, children }: { onEnd: () => void; children?: ReactNode }): ReactNode {
  useEffect(onEnd, [onEnd]);
  return children;
}
