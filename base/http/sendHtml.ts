import type { ServerResponse } from 'node:http';

/** Answers with a page, which no browser may keep. */
export function sendHtml(response: ServerResponse, content: string, status = 200): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(content);
}
