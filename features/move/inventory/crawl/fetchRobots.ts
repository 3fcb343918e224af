import { UserError } from '../../../../base/errors/UserError.ts';
import { explainFetchError } from './explainFetchError.ts';
import type { Answer } from './fetchPolitely.ts';
import { type Robots, readRobots } from './readRobots.ts';
import type { SiteClient } from './SiteClient.ts';

/**
 * Fetches the robots.txt of a site.
 *
 * @throws UserError if the site does not answer
 */
export async function fetchRobots(client: SiteClient): Promise<Robots> {
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
