/**
 * Sends a request like `fetch` and reports its progress, which `fetch` cannot. It is given up when
 * nothing moves for a while, so that a lost network shows within seconds.
 *
 * @param onProgress called with the number of bytes sent so far
 * @throws TypeError as `fetch` does, and for a stalled request; AbortError for an aborted one
 */
export function fetchWithProgress(
  input: RequestInfo | URL,
  init: RequestInit,
  onProgress: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      init.signal?.removeEventListener('abort', abort);
      finish();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const waitForProgress = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(new TypeError('The upload stalled'));
        request.abort();
      }, 30_000);
    };
    const abort = () => {
      fail(new DOMException('The upload was cancelled', 'AbortError'));
      request.abort();
    };
    if (init.signal?.aborted) return abort();
    init.signal?.addEventListener('abort', abort);
    request.open(init.method ?? 'GET', String(input instanceof Request ? input.url : input));
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      waitForProgress();
      onProgress(event.loaded);
    };
    request.onprogress = waitForProgress;
    request.onerror = () => fail(new TypeError('The upload failed'));
    request.onload = () => settle(() => resolve(toResponse(request)));
    request.send(init.body as XMLHttpRequestBodyInit);
    waitForProgress();
  });
}

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  // A response without a body must not have one, not even an empty text.
  const body = [204, 205, 304].includes(status) ? null : responseText;
  return new Response(body, { status, statusText, headers });
}
