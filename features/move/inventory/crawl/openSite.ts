import { UserError } from '../../../../base/errors/UserError.ts';
import { toAddress } from '../../page/resolveAddress.ts';
import { explainFetchError } from './explainFetchError.ts';
import type { Answer } from './fetchPolitely.ts';
import { type Robots, readRobots } from './readRobots.ts';
import type { SiteClient } from './SiteClient.ts';

/** What was read of a site before its pages. */
export interface OpenedSite {
  robots: Robots;
  /** The page where the crawl starts. */
  home: { address: string; answer: Answer };
}

/**
 * Reads robots.txt and the first page, which tell whether the site answers and may be read.
 *
 * @throws UserError if it does not, or may not
 */
export async function openSite(client: SiteClient): Promise<OpenedSite> {
  const robots = await fetchRobots(client);
  client.setDelay(robots.delay);
  const { start } = client;
  const address = toAddress(start);
  if (!robots.isAllowed(address))
    throw new UserError(
      `The robots.txt of ${start.host} forbids reading ${address}. Allow it there: add the lines "User-agent: blockwright" and "Allow: /", or take the inventory of the built folder.`,
    );
  const answer = await client.fetch(address);
  const target = answer.location && new URL(answer.location);
  if (target && target.host !== start.host)
    throw new UserError(
      `${start.href} redirects to another host. Run the command with this address: ${target.href}`,
    );
  if (answer.status >= 400)
    throw new UserError(
      `${start.href} answers with status ${answer.status}${answer.status === 401 || answer.status === 403 ? ', so it is not public' : ''}. Check the address.`,
    );
  return { robots, home: { address, answer } };
}

async function fetchRobots(client: SiteClient): Promise<Robots> {
  const { start, signal } = client;
  let answer: Answer;
  try {
    answer = await client.fetch('/robots.txt');
  } catch (error) {
    if (signal.aborted) throw error;
    throw new UserError(explainFetchError(error, start));
  }
  if (answer.status >= 500)
    throw new UserError(
      `${start.host} answers with status ${answer.status} to /robots.txt, so nobody knows what may be read. Try again later.`,
    );
  return readRobots(answer.status === 200 ? Buffer.from(answer.body).toString() : '');
}
