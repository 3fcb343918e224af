// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TranslationsView } from '../../protocol/TranslationsView.ts';
import { api } from '../state/api.ts';
import { editorStore } from '../state/editorStore.ts';
import { TranslationsPane } from './TranslationsPane.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// happy-dom has none.
vi.stubGlobal('reportError', () => undefined);

let root: Root;
/** What the author has saved in each language. */
let saved: Record<string, string>;
/** The requests that wait for an answer, oldest first. */
let translationRequests: { send(): void; fail(error: Error): void }[];
let changeRequests: { send(): void }[];

beforeEach(() => {
  vi.useFakeTimers();
  saved = {};
  translationRequests = [];
  changeRequests = [];
  vi.spyOn(api, 'translations').mockImplementation(
    ({ locale }) =>
      new Promise((resolve, fail) => {
        const send = () => resolve(describeTranslations(locale || 'es'));
        translationRequests.push({ send, fail });
      }),
  );
  vi.spyOn(api, 'applyChange').mockImplementation(
    ({ commands = [] }) =>
      new Promise((resolve) => {
        const send = () => {
          for (const command of commands)
            if (command.kind === 'translate')
              saved[command.target] = command.change.translation ?? '';
          resolve({ state: {}, page: undefined });
        };
        changeRequests.push({ send });
      }),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  editorStore.state = { site: { locales: ['en', 'es', 'ar'] }, pages: [] } as never;
  editorStore.message = '';
  editorStore.language = '';
  act(() => root.render(<TranslationsPane />));
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.useRealTimers();
  editorStore.state = undefined;
});

function describeTranslations(locale: string): TranslationsView {
  const translation = saved[locale];
  const texts: TranslationsView['texts'] = [
    {
      page: '/',
      file: `locales/${locale}.yaml`,
      original: 'New here',
      place: 'title',
      ...(translation === undefined ? { state: 'missing' } : { state: 'translated', translation }),
    },
  ];
  return { locale, source: 'en', locales: ['es', 'ar'], page: '/', pages: [], texts };
}

/** Has the server do something, and waits until the pane has followed. */
const serve = (work?: () => void) =>
  act(async () => {
    work?.();
    await vi.advanceTimersByTimeAsync(200);
  });

const select = () => document.querySelector('select');
/** The field, if the author sees it. */
const field = () => document.querySelector<HTMLTextAreaElement>('ol:not([hidden]) textarea');

function enter(element: HTMLSelectElement | HTMLTextAreaElement | null, value: string): void {
  act(() => {
    // React does not notice a value that is set on the element itself.
    const prototype: unknown = Object.getPrototypeOf(element);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    for (const type of ['input', 'change'])
      element?.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

test('shows what was saved when a language is chosen again', async () => {
  await serve(translationRequests.shift()?.send);
  enter(field(), 'Novedades');
  enter(select(), 'ar');
  enter(select(), 'es');
  // The texts from before the change.
  expect(field()).toBeNull();
  // The server answers as soon as it is asked.
  await serve();
  await serve(translationRequests.at(-1)?.send);
  await serve(changeRequests.shift()?.send);
  await serve(translationRequests.at(-1)?.send);
  expect(field()?.value).toBe('Novedades');
});

test('keeps the language and what was typed when another language cannot be loaded', async () => {
  await serve(translationRequests.shift()?.send);
  enter(field(), 'Novedades');
  await serve(changeRequests.shift()?.send);
  enter(select(), 'ar');
  await serve();
  await serve(() => translationRequests.at(-1)?.fail(new Error('Internal error')));
  expect(select()?.value).toBe('es');
  expect(field()?.value).toBe('Novedades');
  expect(editorStore.message).toBe('Internal error');
  enter(select(), 'ar');
  await serve();
  await serve(translationRequests.at(-1)?.send);
  expect(select()?.value).toBe('ar');
  expect(field()?.value).toBe('');
});

test('shows a language that was just added', async () => {
  await serve(translationRequests.shift()?.send);
  await serve(() => {
    editorStore.language = 'ar';
  });
  await serve(translationRequests.at(-1)?.send);
  expect(select()?.value).toBe('ar');
  enter(select(), 'es');
  await serve();
  await serve(translationRequests.at(-1)?.send);
  expect(select()?.value).toBe('es');
});

test('offers to try again when no translations can be loaded', async () => {
  await serve(() => translationRequests.shift()?.fail(new Error('Internal error')));
  const again = [...document.querySelectorAll('button')].at(-1);
  expect(again?.textContent).toBe('Try again');
  act(() => again?.click());
  await serve();
  await serve(translationRequests.shift()?.send);
  expect(field()?.value).toBe('');
});

test('shows what an undo brings back, and never an old text over what is being typed', async () => {
  saved.es = 'Nuevo';
  await serve(translationRequests.shift()?.send);
  enter(field(), 'Novedades');
  // A change of the site has the texts loaded again, before the server knows what was typed.
  await serve(() => {
    editorStore.version++;
  });
  expect(field()?.value).toBe('Novedades');
  await serve(changeRequests.shift()?.send);
  await serve(translationRequests.at(-1)?.send);
  expect(field()?.value).toBe('Novedades');
  saved.es = 'Nuevo';
  await serve(() => {
    editorStore.version++;
  });
  await serve(translationRequests.at(-1)?.send);
  expect(field()?.value).toBe('Nuevo');
});
