import { UsageError } from '../../../base/errors/UsageError.ts';

/**
 * Reads the address of a running site; undefined for a text without `https://` or the like, such as a folder.
 *
 * @throws UsageError for an address that is none, or has a password
 */
export function parseSiteUrl(source: string): URL | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(source)) return undefined;
  const url = URL.canParse(source) ? new URL(source) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${source}" is no address of a site. Write https:// and the host.`);
  if (url.username || url.password)
    throw new UsageError('Leave out name and password: only what is public is read.');
  url.hash = '';
  return url;
}
