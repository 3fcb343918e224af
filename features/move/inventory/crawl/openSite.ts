import { UserError } from '../../../../base/errors/UserError.ts';
import { isSameSite, toAddress } from '../../page/resolveAddress.ts';
import type { Answer } from './fetchPolitely.ts';
import { fetchRobots } from './fetchRobots.ts';
import type { Robots } from './readRobots.ts';
import { SiteClient } from './SiteClient.ts';

/** What was read of a site before its pages. */
export interface OpenedSite {
  client: SiteClient;
  robots: Robots;
  /** The page where the crawl starts. */
  home: { address: string; answer: Answer };
}

/**
 * Reads robots.txt and the first page, which tell whether the site answers and may be read. Follows a
 * redirect to `https:`, or to the same host with or without `www.`.
 *
 * @throws UserError if the site does not answer, or may not be read
 */
export async function openSite(given: URL, signal: AbortSignal, hops = 0): Promise<OpenedSite> {
  const client = new SiteClient(given, signal);
  const robots = await fetchRobots(client);
  client.setDelay(robots.delay);
  const { start } = client;
  const address = toAddress(start);
  if (!robots.isAllowed(address))
    throw new UserError(
      `The robots.txt of ${start.host} forbids reading ${address}. Allow it there: add the lines "User-agent: blockwright" and "Allow: /", or use the built folder of the site.`,
    );
  const answer = await client.fetch(address);
  const target = answer.location && new URL(answer.location);
  if (target && target.origin !== start.origin && isSameSite(target, start) && hops < 3)
    return openSite(target, signal, hops + 1);
  if (target && target.host !== start.host)
    throw new UserError(
      `${start.href} redirects to another host. Run the command with this address: ${target.href}`,
    );
  if (answer.status >= 400)
    throw new UserError(
      `${start.href} answers with status ${answer.status}${answer.status === 401 || answer.status === 403 ? ', so it is not public' : ''}. Check the address.`,
    );
  return { client, robots, home: { address, answer } };
}
