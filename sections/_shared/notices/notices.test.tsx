// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { englishWords } from '../page/words.ts';
import { mountNotices } from './mountNotices.tsx';
import { dismissNotice, notices, showNotice } from './notices.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => {
  vi.useFakeTimers();
  act(() => mountNotices(englishWords));
});
afterEach(async () => {
  await act(async () => {
    for (const { id } of notices.shown) dismissNotice(id);
  });
  vi.useRealTimers();
});

test('a notice shows for about five seconds, a failure as an alert', async () => {
  await show({ title: 'Sent', text: 'We will write.' });
  await show({ title: 'Error', kind: 'destructive' });
  expect(document.querySelector('[role=status]')?.textContent).toBe('SentWe will write.');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Error');
  await pass(4900);
  expect(notices.shown).toHaveLength(2);
  await pass(200);
  expect(notices.shown).toHaveLength(0);
});

test('a notice stays while the pointer is on it', async () => {
  await show({ title: 'Sent' });
  await pass(3000);
  await point('pointerover');
  await pass(20_000);
  expect(notices.shown).toHaveLength(1);
  await point('pointerout');
  await pass(1900);
  expect(notices.shown).toHaveLength(1);
  await pass(200);
  expect(notices.shown).toHaveLength(0);
});

test('a notice can be dismissed', async () => {
  await show({ title: 'Sent' });
  const button = document.querySelector<HTMLButtonElement>('[aria-label="Close: Sent"]');
  await act(async () => button?.click());
  expect(notices.shown).toHaveLength(0);
});

test('the same notice again replaces the first', async () => {
  await show({ title: 'Error', kind: 'destructive' });
  await show({ title: 'Error', kind: 'destructive' });
  expect(notices.shown).toHaveLength(1);
});

test('mounting again adds no second region', () => {
  act(() => mountNotices(englishWords));
  expect(document.querySelectorAll('[role=region]')).toHaveLength(1);
});

function show(notice: Parameters<typeof showNotice>[0]) {
  return act(async () => showNotice(notice));
}

function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function point(type: 'pointerover' | 'pointerout') {
  const region = document.querySelector('[role=region]');
  return act(async () => {
    region?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  });
}
