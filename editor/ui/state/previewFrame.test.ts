// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { previewFrame } from './previewFrame.ts';

function attachFrame() {
  const showPage = vi.fn();
  const frame = { contentWindow: { showPage, moveTyped: vi.fn() } };
  previewFrame.attach(frame as unknown as HTMLIFrameElement, '/');
  return showPage;
}

test('arranges the loaded HTML after a move', () => {
  const showPage = attachFrame();
  previewFrame.handleReady();
  previewFrame.arrange([1, 0]);
  expect(showPage).toHaveBeenLastCalledWith('', { isLatest: false, order: [1, 0] });
});

test('leaves HTML as it is that was loaded during a move, because the HTML may contain the move', () => {
  const showPage = attachFrame();
  previewFrame.arrange([1, 0]);
  showPage.mockClear();
  previewFrame.handleReady();
  previewFrame.arrange([1, 2, 0]);
  expect(showPage.mock.calls.filter(([, { order }]) => order)).toEqual([]);
  previewFrame.show({ route: '/', html: 'one' }, false, [1, 0]);
  expect(showPage).toHaveBeenLastCalledWith('one', { isLatest: false, order: [1, 0] });
});
