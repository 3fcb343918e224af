import { setTimeout as wait } from 'node:timers/promises';
import { crawlerName } from './readRobots.ts';

/** An answer of the site, as far as it was read. */
export interface Answer {
  status: number;
  contentType: string;
  /** Where a redirect leads; absolute. */
  location?: string;
  /** Whether search engines must not list it. */
  isUnlisted: boolean;
  /** Empty for what is neither HTML nor XML nor text; of a file that is wanted, empty for HTML. */
  body: Uint8Array;
  /** Whether the body is longer than allowed. */
  isTooLong: boolean;
}

/** The most bytes of an answer that are read. */
export const maxAnswerBytes = 10_000_000;

/**
 * Asks for a URL as `GET`, without cookies, and follows no redirect. Waits and asks again, up to four
 * times, when the site answers that it has too much to do (429, 503) or does not answer.
 *
 * @throws the error of the last attempt, if the site never answered
 */
export async function fetchPolitely(
  url: string,
  { signal, pause, wantsFile = false }: FetchOptions,
): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    let failure: unknown;
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: {
          'user-agent': `Mozilla/5.0 (compatible; ${crawlerName}; inventory of a site)`,
          accept: wantsFile
            ? '*/*'
            : 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5',
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(maxSeconds * 1000)]),
      });
      const isBusy = response.status === 429 || response.status === 503;
      if (!isBusy || attempt >= maxAttempts - 1) return await readAnswer(response, url, wantsFile);
      await response.body?.cancel();
      pause(readDelay(response.headers.get('retry-after'), attempt));
    } catch (error) {
      if (signal.aborted || isPermanent(error) || attempt >= 2) throw error;
      failure = error;
    }
    if (failure) await wait(500 * 2 ** attempt, undefined, { signal });
    else await wait(0, undefined, { signal });
  }
}

/** How an address is fetched. */
export interface FetchOptions {
  signal: AbortSignal;
  /** Called with the seconds that all requests should wait. */
  pause(seconds: number): void;
  /** Whether the body is read that is no page, such as a picture, and not the body that is a page. */
  wantsFile?: boolean;
}

const maxAttempts = 5;
const maxSeconds = 60;
/** A site that asks for a longer pause is asked again after this time. */
const maxPause = 120;

function readDelay(header: string | null, attempt: number): number {
  const seconds = Number(header);
  const asked =
    header && Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  const least = 2 ** attempt;
  return Math.min(maxPause, Math.max(header ? 0 : least, Number.isFinite(asked) ? asked : least));
}

/** Whether asking again is of no use. */
function isPermanent(error: unknown): boolean {
  const { code = '' } = getCause(error);
  return /CERT|SIGNED|TLS|SSL|ENOTFOUND|ECONNREFUSED|INVALID_URL|bad port/i.test(
    `${code} ${getCause(error).message}`,
  );
}

/** Returns the error of the network behind an error of `fetch`. */
export function getCause(error: unknown): { code?: string; message: string } {
  const outer = error instanceof Error ? error : new Error(String(error));
  const inner = outer.cause instanceof Error ? outer.cause : outer;
  const { code } = inner as NodeJS.ErrnoException;
  return { ...(typeof code === 'string' && { code }), message: inner.message };
}

async function readAnswer(response: Response, url: string, wantsFile: boolean): Promise<Answer> {
  const { status, headers } = response;
  const contentType = headers.get('content-type') ?? '';
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  const isReadable = wantsFile
    ? !/html/i.test(contentType)
    : /html|xml|text\/plain|gzip|^$/i.test(contentType) || /\.gz$/i.test(url);
  const isUnlisted = /noindex|none/i.test(headers.get('x-robots-tag') ?? '');
  const answer = { status, contentType, isUnlisted };
  if (location !== null || !isReadable || status >= 400) {
    await response.body?.cancel();
    const target = location === null ? undefined : toUrl(location, url);
    return {
      ...answer,
      ...(target && { location: target }),
      body: new Uint8Array(),
      isTooLong: false,
    };
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxAnswerBytes) return { ...answer, body: new Uint8Array(), isTooLong: true };
    chunks.push(chunk);
  }
  return { ...answer, body: Buffer.concat(chunks), isTooLong: false };
}

function toUrl(location: string, base: string): string | undefined {
  try {
    return new URL(location, base).href;
  } catch {
    return undefined;
  }
}
