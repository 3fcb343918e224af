// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeRequest } from '../../protocol/ChangeRequest.ts';
import { api } from '../state/api.ts';
import { editorStore } from '../state/editorStore.ts';
import { PageStarts } from './PageStarts.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const presets = [
  { id: 'cta/two-ways', type: 'cta', starts: { Offer: 2 } },
  { id: 'hero/photo', type: 'hero', starts: { Offer: 1 } },
  { id: 'faq/short', type: 'faq', starts: {} },
];

let root: Root;

/** Opens a page with a headline and perhaps more. */
async function open(...more: object[]): Promise<void> {
  const raws = [{ type: 'hero', headline: 'About us' }, ...more];
  const sections = raws.map((raw) => ({ raw, resolved: raw }));
  const address = { file: 'pages.yaml', key: '/about' };
  await act(async () => {
    editorStore.page = { ...address, value: { sections: raws }, sections, routes: [] } as never;
  });
}

beforeEach(async () => {
  editorStore.setup = { presets, sections: { hero: { 'x-heading': 1 } } } as never;
  // Files share a document, and not all leave it empty.
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await open();
  act(() => root.render(<PageStarts />));
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  Object.assign(editorStore, { page: undefined, setup: undefined });
});

const buttons = () => [...document.querySelectorAll('button')];
const texts = () =>
  buttons().map((button) => button.getAttribute('aria-label') ?? button.innerText);

test('a blank page begins with the sections of presets, in one step, and keeps its headline', async () => {
  expect(texts()).toEqual([
    'Leave the page as it is',
    'OfferHero, call to action',
    '+Something elseChoose each section',
  ]);
  vi.spyOn(api, 'preparePreset').mockImplementation(async ({ id }) => ({
    section:
      id === 'hero/photo' ? { type: 'hero', headline: 'Bread' } : { type: 'cta', title: 'Call' },
  }));
  const setup = vi.spyOn(api, 'setup').mockResolvedValue(editorStore.setup as never);
  const requests: ChangeRequest[] = [];
  vi.spyOn(api, 'applyChange').mockImplementation(async (request) => {
    requests.push(request);
    return { state: {}, page: undefined };
  });
  await act(async () => buttons()[1]?.click());
  await act(() => vi.waitFor(() => expect(setup).toHaveBeenCalled()));
  expect(requests).toHaveLength(1);
  expect(requests[0]?.label).toBe('Begin with Offer');
  expect(requests[0]?.commands).toEqual([
    {
      kind: 'edit',
      file: 'pages.yaml',
      edit: {
        kind: 'set',
        path: ['pages', '/about', 'sections'],
        value: [
          { type: 'hero', headline: 'About us' },
          { type: 'cta', title: 'Call' },
        ],
      },
    },
  ]);
});

test('says why a page could not begin', async () => {
  vi.spyOn(api, 'preparePreset').mockRejectedValue(new Error('The disk is full'));
  await act(async () => buttons()[1]?.click());
  expect(editorStore.message).toBe('The disk is full');
  expect(buttons()[1]?.disabled).toBe(false);
});

test('goes once the page has more, and where the author leaves it as it is', async () => {
  await open({ type: 'faq' });
  expect(buttons()).toEqual([]);
  await open();
  act(() => buttons()[0]?.click());
  expect(buttons()).toEqual([]);
});
