// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { select } from './editorStore.ts';
import { previewFrame } from './previewFrame.ts';

beforeEach(() => select({ kind: 'page' }));

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

test('acts on a click that came before the script of a page that is loaded again', () => {
  let draw: FrameRequestCallback = () => undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    draw = callback;
    return 0;
  });
  const window = {
    editText: vi.fn() as unknown,
    dropTyped: vi.fn(),
    location: { reload: vi.fn() },
  };
  const frame = { isConnected: true, contentWindow: window, contentDocument: createPage() };
  previewFrame.attach(frame as unknown as HTMLIFrameElement, '/');
  previewFrame.dropTyped();
  previewFrame.restore();
  expect(window.location.reload).toHaveBeenCalledOnce();
  const next = createPage();
  Object.assign(frame, { contentDocument: next });
  window.editText = undefined;
  draw(0);
  const early = new MouseEvent('click', { bubbles: true, cancelable: true });
  next.body.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  window.editText = vi.fn();
  const clicked = vi.fn();
  next.body.addEventListener('click', clicked);
  previewFrame.handleReady();
  expect(clicked).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

function createPage(): Document {
  const page = document.implementation.createHTMLDocument();
  return Object.assign(page, { elementFromPoint: () => page.body });
}
