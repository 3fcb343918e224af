import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchWithProgress } from './fetchWithProgress.ts';

/** A request that does only what the test tells it to. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  statusText = 'OK';
  responseText = '{"Key":"x"}';
  sent: unknown;
  isAborted = false;
  headers: Record<string, string> = {};
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-a: b: c\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.isAborted = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const init = { method: 'POST', body: 'x', headers: { apikey: 'k' } };

test('reports progress and resolves to the response', async () => {
  const onProgress = vi.fn();
  const response = fetchWithProgress('http://x/', init, onProgress);
  FakeRequest.last.upload.onprogress?.({ loaded: 5 });
  FakeRequest.last.onload?.();
  expect(onProgress).toHaveBeenCalledWith(5);
  expect(FakeRequest.last).toMatchObject({ sent: 'x', headers: { apikey: 'k' } });
  expect((await response).headers.get('x-a')).toBe('b: c');
  expect(await (await response).json()).toEqual({ Key: 'x' });
});

test('gives up when nothing moves, and not while something does', async () => {
  const response = fetchWithProgress('http://x/', init, vi.fn());
  const request = FakeRequest.last;
  const failure = expect(response).rejects.toThrow('stalled');
  for (const loaded of [1, 2, 3]) {
    vi.advanceTimersByTime(29_000);
    request.upload.onprogress?.({ loaded });
  }
  expect(request.isAborted).toBe(false);
  vi.advanceTimersByTime(30_000);
  expect(request.isAborted).toBe(true);
  await failure;
});

test('can be aborted, before it begins too', async () => {
  const controller = new AbortController();
  const options = { ...init, signal: controller.signal };
  const response = fetchWithProgress('http://x/', options, vi.fn());
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeRequest.last.isAborted).toBe(true);
  const other = fetchWithProgress('http://x/', options, vi.fn());
  await expect(other).rejects.toMatchObject({ name: 'AbortError' });
});

test('a failed request rejects as fetch does', async () => {
  const response = fetchWithProgress('http://x/', init, vi.fn());
  FakeRequest.last.onerror?.();
  await expect(response).rejects.toBeInstanceOf(TypeError);
});
