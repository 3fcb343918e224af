// @vitest-environment happy-dom
import { act, useId, useLayoutEffect, useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { englishWords, WordsProvider } from '../../sections/_shared/page/words.ts';
import { hydrate } from './hydrate.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

/** Adds the id that React expects to the element that has the id of the server. */
function Field({ name }: { name?: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.setAttribute('data-expected', id);
  }, [id]);
  return <input ref={field} id={id} name={name} />;
}

function addIsland(): { island: HTMLElement; field: HTMLInputElement } {
  const prefix = 'form-contact-';
  const field = (
    <WordsProvider value={englishWords}>
      <Field name="email" />
    </WordsProvider>
  );
  document.body.innerHTML = `<div data-prefix="${prefix}">${renderToString(field, { identifierPrefix: prefix })}</div>`;
  const island = document.body.firstElementChild as HTMLElement;
  island.dataset.props = '{"name":"email"}';
  return { island, field: island.firstElementChild as HTMLInputElement };
}

/** Hydrates an island. `act` runs what React schedules only after its callback has returned. */
async function hydrateNow(island: HTMLElement, component: Parameters<typeof hydrate>[1]) {
  let end: Promise<void> | undefined;
  await act(async () => {
    end = hydrate(island, component);
    end.catch(() => undefined);
  });
  await end;
}

test('keeps the ids of the server and what was typed before', async () => {
  const { island, field } = addIsland();
  field.value = 'maria@example.org';
  await hydrateNow(island, Field);
  expect(island.firstElementChild).toBe(field);
  expect(field.dataset.expected).toBe(field.id);
  expect(field.value).toBe('maria@example.org');
});

test('fails if the island fails', async () => {
  const { island } = addIsland();
  const fails = () => {
    throw new Error('No such field');
  };
  await expect(hydrateNow(island, fails)).rejects.toThrow('No such field');
});
