import type { ClaimedMessage, DeliveryResult } from '../ports/Intake.ts';
import { MailError } from '../ports/Mailer.ts';
import type { Ports } from '../ports/Ports.ts';
import { readNumberSetting } from '../ports/readSettings.ts';
import { composeMessage } from './composeMessage.ts';

/** The number of messages that a drain sent, will retry, and gave up. */
export interface DrainResult {
  sent: number;
  failed: number;
  dead: number;
}

/**
 * Sends the messages that are due, until the queue is empty or `timeLimit` milliseconds have passed.
 * Two drains at once never claim the same message, and the idempotency key is the submission's id, so
 * that a message whose response was lost is not sent twice. A failed message is retried after a delay
 * that doubles each time, up to an hour. After `MAIL_ATTEMPTS` it is given up (`dead`) until `revive`.
 */
export async function drainOutbox(ports: Ports, timeLimit = 20_000): Promise<DrainResult> {
  const total: DrainResult = { sent: 0, failed: 0, dead: 0 };
  const end = performance.now() + timeLimit;
  while (performance.now() < end) {
    const messages = await ports.intake.claim(batchSize, leaseSeconds);
    if (messages.length === 0) break;
    const deliveries = await mapConcurrently(messages, (message) => deliver(ports, message));
    await ports.intake.settle(deliveries);
    for (const { error, retryIn } of deliveries) {
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

const batchSize = 20;
const leaseSeconds = 90;
const concurrency = 4;

async function deliver(ports: Ports, message: ClaimedMessage): Promise<DeliveryResult> {
  try {
    const forms = await ports.loadForms();
    const resumeUrl =
      message.resume === null
        ? undefined
        : await ports.objects.sign(message.resume, getLinkLifetime(ports));
    const form = Object.hasOwn(forms, message.form) ? forms[message.form] : undefined;
    // The recipients depend on the form.
    if (form?.loadError !== undefined) throw new MailError('the form cannot be used');
    await ports.sendMail(
      composeMessage(message, form, resumeUrl, ports.env),
      `submission/${message.id}`,
    );
    return { id: message.id };
  } catch (error) {
    // Only the reasons of MailError are known to contain no personal data.
    const reason = error instanceof MailError ? error.message : (error as Error).name;
    const maxAttempts = readNumberSetting(ports.env, 'MAIL_ATTEMPTS', 60);
    if (message.attempts >= maxAttempts) return { id: message.id, error: reason };
    const retryAfter = error instanceof MailError ? error.retryAfter : undefined;
    return {
      id: message.id,
      error: reason,
      retryIn: retryAfter ?? getBackoff(ports, message.attempts),
    };
  }
}

function getLinkLifetime(ports: Ports): number {
  return readNumberSetting(ports.env, 'RESUME_LINK_SECONDS', 7 * 24 * 3600);
}

function getBackoff(ports: Ports, attempts: number): number {
  const first = readNumberSetting(ports.env, 'MAIL_RETRY_SECONDS', 15);
  const longest = readNumberSetting(ports.env, 'MAIL_RETRY_MOST_SECONDS', 3600);
  const jitter = 0.8 + Math.random() * 0.4;
  return Math.min(longest, first * 2 ** Math.min(attempts - 1, 20)) * jitter;
}

async function mapConcurrently<In, Out>(
  items: In[],
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
