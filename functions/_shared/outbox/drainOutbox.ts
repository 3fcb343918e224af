import { mapConcurrently } from '../../../base/lists/mapConcurrently.ts';
import { DeliveryError } from '../../../features/_shared/mail/index.ts';
import type { ClaimedDelivery, DeliveryResult } from '../ports/Intake.ts';
import type { Ports } from '../ports/Ports.ts';
import { readNumberSetting } from '../ports/readSettings.ts';
import { deliver } from './deliver.ts';

/** The number of deliveries that a drain made, will retry, and gave up. */
interface DrainResult {
  sent: number;
  failed: number;
  dead: number;
}

/**
 * Makes the deliveries that are due, until the queue is empty or `timeLimit` milliseconds have passed.
 * Two drains at once never claim the same delivery. Each delivery has an idempotency key, so that
 * repeating it after a lost response has no second effect. A failed delivery is retried after a delay
 * that doubles each time, up to an hour. After `MAIL_ATTEMPTS` it is given up (`dead`) until `revive`.
 */
export async function drainOutbox(ports: Ports, timeLimit = 20_000): Promise<DrainResult> {
  const total: DrainResult = { sent: 0, failed: 0, dead: 0 };
  const end = performance.now() + timeLimit;
  while (performance.now() < end) {
    const deliveries = await ports.intake.claim(batchSize, leaseSeconds);
    if (deliveries.length === 0) break;
    const results = await mapConcurrently(deliveries, concurrency, (delivery) =>
      attempt(ports, delivery),
    );
    await settle(ports, results);
    for (const { error, retryIn } of results) {
      if (error === undefined) total.sent += 1;
      else if (retryIn === undefined) total.dead += 1;
      else total.failed += 1;
    }
  }
  if (total.sent + total.failed + total.dead > 0) {
    ports.log({ at: ports.now().toISOString(), task: 'drain', ...total });
  }
  return total;
}

/** Records results, each by itself when the batch cannot be recorded, so that none is repeated for another. */
async function settle({ intake }: Ports, results: DeliveryResult[]): Promise<void> {
  try {
    await intake.settle(results);
  } catch (error) {
    const attempts = await Promise.allSettled(results.map((result) => intake.settle([result])));
    if (attempts.some(({ status }) => status === 'rejected')) throw error;
  }
}

const batchSize = 20;
const leaseSeconds = 90;
const concurrency = 4;

async function attempt(ports: Ports, delivery: ClaimedDelivery): Promise<DeliveryResult> {
  const { id, channel, attempts } = delivery;
  try {
    await deliver(ports, delivery);
    return { id, channel };
  } catch (error) {
    // Only the reasons of DeliveryError are known to contain no personal data.
    const isKnown = error instanceof DeliveryError;
    const reason = isKnown ? error.message : (error as Error).name;
    const isLast = attempts >= readNumberSetting(ports.env, 'MAIL_ATTEMPTS', 60);
    if (isKnown && error.isFinal) return { id, channel, error: reason, refused: true };
    if (isLast) return { id, channel, error: reason };
    const retryAfter = isKnown ? error.retryAfter : undefined;
    return { id, channel, error: reason, retryIn: getDelay(ports, attempts, retryAfter) };
  }
}

/** Returns the seconds until the next attempt: those that the service named, or a delay that doubles. */
function getDelay({ env }: Ports, attempts: number, retryAfter: number | undefined): number {
  const first = readNumberSetting(env, 'MAIL_RETRY_SECONDS', 15);
  const longest = readNumberSetting(env, 'MAIL_RETRY_MOST_SECONDS', 3600);
  const jitter = 0.8 + Math.random() * 0.4;
  const delay = Math.min(longest, first * 2 ** Math.min(attempts - 1, 20)) * jitter;
  return retryAfter === undefined ? delay : Math.min(longest, retryAfter);
}
