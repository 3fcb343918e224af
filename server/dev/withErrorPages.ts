import type { ServerResponse } from 'node:http';
import { UserError } from '../../base/errors/UserError.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { sendHtml } from '../../base/http/sendHtml.ts';
import { FileChangedError } from '../../schema/index.ts';
import type { SiteSession } from '../session/SiteSession.ts';
import type { DevCode } from './DevCode.ts';
import { renderDiagnosticsPage, renderInternalErrorPage } from './errorPages.ts';

/** How often a request is answered again because a file changed meanwhile. */
const mostRepetitions = 3;

/**
 * Returns a handler that answers with a page about what went wrong where `handle` throws. The page
 * reloads when the author has fixed it.
 */
export function withErrorPages(
  session: SiteSession,
  code: DevCode,
  handle: RequestHandler,
): RequestHandler {
  return async function answer(request, response, next, repetitions = 0): Promise<void> {
    try {
      await handle(request, response, next);
    } catch (error) {
      // It was saved after the check, and before its text was first needed: the site is read again.
      const isWorthRepeating = repetitions < mostRepetitions && !request.destroyed;
      if (error instanceof FileChangedError && isWorthRepeating)
        return answer(request, response, next, repetitions + 1);
      // A page with errors may not render; its diagnostics tell the author more.
      if (session.hasErrors) return sendDiagnostics(response, session);
      const { message, stack } = await code.describeError(error);
      const text = error instanceof UserError ? error.message : stack || message;
      process.stderr.write(`${text}\n`);
      sendHtml(response, renderInternalErrorPage(text, session.version), 500);
    }
  };
}

/** Answers with the diagnostics of a site that cannot be served. */
export function sendDiagnostics(
  response: ServerResponse,
  { checked, version }: Pick<SiteSession, 'checked' | 'version'>,
): void {
  sendHtml(response, renderDiagnosticsPage(checked?.diagnostics ?? [], version), 500);
}
