// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';
import { useStore } from './useStore.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const counter = createStore({ count: 0 });

function Counter() {
  return <p>{useStore(counter).count}</p>;
}

test('an island that hydrates after a change takes the HTML over and then shows the change', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(<Counter />);
  const paragraph = host.firstChild;
  counter.count = 5;
  const onRecoverableError = vi.fn();

  await act(async () => hydrateRoot(host, <Counter />, { onRecoverableError }));

  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(host.firstChild).toBe(paragraph);
  expect(host.textContent).toBe('5');
  await act(async () => {
    counter.count++;
  });
  expect(host.textContent).toBe('6');
});
