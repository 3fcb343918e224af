// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { englishWords, WordsProvider } from '../page/words.ts';
import { SentForm } from './SentForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('the confirmation takes the place of the form and the focus, until another is to be sent', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const onAgain = vi.fn();
  const render = (isSent: boolean) =>
    act(() =>
      root.render(
        <WordsProvider value={englishWords}>
          <SentForm
            model={{ success: { title: 'Thank you', text: 'We will call.' } }}
            isSent={isSent}
            onAgain={onAgain}
          >
            <input name="email" />
          </SentForm>
        </WordsProvider>,
      ),
    );
  const input = () => container.querySelector('input');
  render(false);
  expect(document.activeElement).toBe(document.body);
  render(true);
  expect(container.textContent).toBe('Thank youWe will call.Send another');
  expect(input()?.parentElement?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toBe('Thank you');
  container.querySelector('button')?.click();
  expect(onAgain).toHaveBeenCalledOnce();
  render(false);
  expect(input()?.parentElement?.hidden).toBe(false);
  expect(document.activeElement).toBe(input());
});
