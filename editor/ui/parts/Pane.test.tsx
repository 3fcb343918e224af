// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Pane } from './Pane.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => vi.restoreAllMocks());

test('a part that fails leaves the others, and is back once the site has changed', () => {
  // React reports the error there.
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  const root = createRoot(container);
  const Form = ({ section }: { section: { type: string } | null }) => <p>{section?.type.trim()}</p>;
  const render = (version: number, type: unknown) =>
    act(() =>
      root.render(
        <>
          <p>Pages</p>
          <Pane label="The form" className="inspector" version={version}>
            <Form section={{ type: type as string }} />
          </Pane>
        </>,
      ),
    );
  render(1, 'hero');
  expect(container.textContent).toBe('Pageshero');
  render(2, 7);
  expect(container.textContent).toMatch(/^PagesThe form cannot be shown/);
  expect(logged).toHaveBeenCalled();
  render(3, 'faq');
  expect(container.textContent).toBe('Pagesfaq');
});
