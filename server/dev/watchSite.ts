import { join } from 'node:path';
import type { ErrorPayload, ViteDevServer } from 'vite';
import { type CheckedSite, createCodeFrame, formatBreadcrumb } from '../../schema/index.ts';
import type { Diagnostic } from '../../schema/vocabulary.ts';
import type { RenderContextCache } from '../session/RenderContextCache.ts';
import type { SiteSession } from '../session/SiteSession.ts';
import { sourcePaths } from '../session/watchFiles.ts';
import type { DevCode } from './DevCode.ts';
import { watchSiteFiles } from './watchSiteFiles.ts';

/**
 * Reads a site again when one of its files or our code changes, then notifies open pages: to update
 * themselves, or to show errors in the overlay.
 */
export function watchSite(
  server: ViteDevServer,
  { root, session, code, renderContexts, hasNewText }: WatchedSite,
): void {
  const { hot } = server.environments.client;
  const notifyPages = () => {
    // JSON of any name may be new.
    server.watcher.add(sourcePaths(root).filter((path) => path.endsWith('.json')));
    const error = session.checked && toOverlayError(session.checked, root);
    if (error) hot.send({ type: 'error', err: error });
    else hot.send({ type: 'custom', event: 'blockwright:update' });
    sendWarnings();
  };
  const sendWarnings = () => {
    if (session.checked) hot.send('blockwright:warnings', formatWarnings(session.checked));
  };
  session.onReload = notifyPages;
  session.onRenderedCheck = notifyPages;
  const reload = (onDone?: () => void): void => {
    const reading = session.reload();
    // From now on, a request waits for this reading.
    hot.send('blockwright:change');
    reading.then(onDone).catch(async (error) => {
      const { message, stack } = await code.describeError(error);
      server.config.logger.error(stack || message);
      hot.send({ type: 'error', err: { message, stack } });
    });
  };
  const reloadAssets = () => {
    renderContexts.clear();
    reload(() => {
      // The file may have been read half written, and its rest is not reported.
      if (session.hasErrors) setTimeout(reload, 500).unref();
    });
  };
  watchSiteFiles(
    server,
    // Code that runs on the server alone (views, schemas) has no module in the browser to replace.
    { root, code, ignoresIslands: true },
    {
      onSource(path, isPolled) {
        // The watcher and the poll report the same save, in any order.
        if (session.isStale || (!isPolled && hasNewText(path))) reload();
      },
      onAsset: reloadAssets,
      onCode: () => reload(),
      onCatchUp() {
        if (renderContexts.isStale()) reloadAssets();
        session.upToDate().catch(() => undefined);
      },
    },
  );
  hot.on('vite:client:connect', () => {
    if (session.checked && toOverlayError(session.checked, root)) notifyPages();
    else sendWarnings();
  });
  // A page misses what is sent before it listens, so it asks for newer versions itself.
  hot.on('blockwright:listening', async ({ version }, client) => {
    await session.upToDate().catch(() => undefined);
    if (version !== String(session.version)) client.send('blockwright:update');
  });
}

interface WatchedSite {
  root: string;
  session: SiteSession;
  code: DevCode;
  renderContexts: RenderContextCache;
  /** Whether a file has another text than at its last reading. */
  hasNewText(path: string): boolean;
}

/**
 * Formats the errors of a site for Vite's overlay: the first with its code frame and a link that
 * opens the file, the others as a list. Undefined if there are none.
 */
function toOverlayError(
  { diagnostics, files }: Pick<CheckedSite, 'diagnostics' | 'files'>,
  root: string,
): ErrorPayload['err'] | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const first = errors[0];
  if (!first) return undefined;
  const others = errors
    .slice(1, 20)
    .map((error) => `  ${formatLocation(error)}  ${formatMessage(error, '\n      ')}`);
  const more = errors.length > 20 ? [`  … and ${errors.length - 20} more`] : [];
  const place = formatBreadcrumb(first);
  return {
    message: [
      formatMessage(first, '\n'),
      ...(place ? [`in ${place}`] : []),
      ...(others.length > 0 ? ['', `${errors.length - 1} more:`, ...others, ...more] : []),
    ].join('\n'),
    stack: '',
    id: join(root, first.file),
    loc: { file: join(root, first.file), line: first.line, column: first.column },
    frame: formatFrame(first, files),
  };
}

/** Formats the warnings of a site for the list on pages, the first of them. */
function formatWarnings({ diagnostics }: Pick<CheckedSite, 'diagnostics'>): string[] {
  return diagnostics
    .filter(({ severity }) => severity === 'warning')
    .slice(0, 20)
    .map((one) => `${formatLocation(one)}  ${formatMessage(one, '\n')}`);
}

function formatLocation({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

/** Joins code, message and fix; the fix starts on a line of its own. */
function formatMessage({ code, message, hint }: Diagnostic, lineBreak: string): string {
  return `${code}: ${message}${hint ? `${lineBreak}→ ${hint}` : ''}`;
}

function formatFrame(diagnostic: Diagnostic, files: CheckedSite['files']): string {
  const text = files.find(({ path }) => path === diagnostic.file)?.text ?? '';
  return createCodeFrame(text.split(/\r?\n/), diagnostic)
    .map((line) => line.text)
    .join('\n');
}
