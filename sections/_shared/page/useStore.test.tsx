// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';
import { useStore } from './useStore.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const counter = createStore({ count: 0 });

function Counter() {
  return <p>{useStore(counter).count}</p>;
}

test('an island that hydrates after a change keeps the HTML and then shows the change', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Counter />);
  const paragraph = container.firstChild;
  counter.count = 5;
  const onRecoverableError = vi.fn();

  await act(async () => hydrateRoot(container, <Counter />, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.firstChild).toBe(paragraph);
  expect(container.textContent).toBe('5');
  await act(async () => {
    counter.count++;
  });
  expect(container.textContent).toBe('6');
});
