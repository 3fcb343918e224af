import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { sendText } from './handleRequests.ts';

/**
 * Answers with a file, or with the range of it that the request asks for.
 *
 * @param file an absolute path, which the caller has checked
 * @param next is called if the file does not exist, or cannot be read before the answer begins
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  next: (error?: unknown) => void,
): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  const options = { cacheControl: false, dotfiles: 'allow', index: false } as const;
  send(request, encodeURI(join(file)).replaceAll(/[?#]/g, encodeURIComponent), options)
    .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
      if (response.headersSent) response.destroy();
      else if (error.status === 404) next();
      else if (error.status === 416) {
        const size = /\/\d+$/.exec(String(response.getHeader('content-range')))?.[0] ?? '/*';
        sendText(response, 416, 'The file has no such range.', {
          'content-range': `bytes *${size}`,
        });
      } else if (error.status && error.status < 500) sendText(response, error.status, 'Refused.');
      else next(error);
    })
    .pipe(response);
}
