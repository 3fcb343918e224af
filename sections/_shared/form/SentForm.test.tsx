// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Notice } from '../notices/notices.ts';
import { englishWords, WordsProvider } from '../page/words.ts';
import { SentForm } from './SentForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('the confirmation takes the place of the form and the focus, until another is to be sent', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const onAgain = vi.fn();
  const render = (notice?: Notice) =>
    act(() =>
      root.render(
        <WordsProvider value={englishWords}>
          <SentForm notice={notice} onAgain={onAgain}>
            <input name="email" />
          </SentForm>
        </WordsProvider>,
      ),
    );
  const input = () => container.querySelector('input');
  render();
  expect(container.contains(document.activeElement)).toBe(false);
  render({ title: 'Thank you', text: 'We will call.', note: 'Your reference: 4F3A-91C2' });
  expect(container.textContent).toBe('Thank youWe will call.Your reference: 4F3A-91C2Send another');
  expect(input()?.parentElement?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe('Thank you');
  container.querySelector('button')?.click();
  expect(onAgain).toHaveBeenCalledOnce();
  render();
  expect(input()?.parentElement?.hidden).toBe(false);
  expect(document.activeElement).toBe(input());
});
