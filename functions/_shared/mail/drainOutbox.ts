import { readNumberSetting } from '../ports/Environment.ts';
import type { ClaimedMessage, DeliveryResult } from '../ports/Intake.ts';
import { MailError } from '../ports/Mailer.ts';
import type { Ports } from '../ports/Ports.ts';
import { composeMessage } from './composeMessage.ts';

/** What a drain did. */
export interface DrainResult {
  sent: number;
  failed: number;
  dead: number;
}

/**
 * Sends the mails that are due, until none is or `patience` milliseconds have passed. Two drains at
 * once never take the same mail, and the key of a mail is its submission, so that one whose answer
 * was lost is not sent twice. What fails waits, twice as long each time, up to an hour; after
 * `MAIL_ATTEMPTS` it is a dead letter, kept for `revive`.
 */
export async function drainOutbox(ports: Ports, patience = 20_000): Promise<DrainResult> {
  const total: DrainResult = { sent: 0, failed: 0, dead: 0 };
  const until = performance.now() + patience;
  while (performance.now() < until) {
    const mails = await ports.intake.claim(batch, lease);
    if (mails.length === 0) break;
    const deliveries = await inParallel(mails, (mail) => deliver(ports, mail));
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

const batch = 20;
const lease = 90;
const senders = 4;

async function deliver(ports: Ports, mail: ClaimedMessage): Promise<DeliveryResult> {
  try {
    const forms = await ports.loadForms();
    const link =
      mail.resume === null ? undefined : await ports.objects.sign(mail.resume, linkLife(ports));
    const form = Object.hasOwn(forms, mail.form) ? forms[mail.form] : undefined;
    // Without its form, nobody knows who is to get it.
    if (form?.loadError !== undefined) throw new MailError('the form cannot be used');
    await ports.sendMail(composeMessage(mail, form, link, ports.env), `submission/${mail.id}`);
    return { id: mail.id };
  } catch (error) {
    // Only our own messages are known to hold no personal data.
    const reason = error instanceof MailError ? error.message : (error as Error).name;
    const most = readNumberSetting(ports.env, 'MAIL_ATTEMPTS', 60);
    if (mail.attempts >= most) return { id: mail.id, error: reason };
    const asked = error instanceof MailError ? error.retryAfter : undefined;
    return { id: mail.id, error: reason, retryIn: asked ?? backoff(ports, mail.attempts) };
  }
}

function linkLife(ports: Ports): number {
  return readNumberSetting(ports.env, 'RESUME_LINK_SECONDS', 7 * 24 * 3600);
}

function backoff(ports: Ports, attempts: number): number {
  const first = readNumberSetting(ports.env, 'MAIL_RETRY_SECONDS', 15);
  const most = readNumberSetting(ports.env, 'MAIL_RETRY_MOST_SECONDS', 3600);
  const spread = 0.8 + Math.random() * 0.4;
  return Math.min(most, first * 2 ** Math.min(attempts - 1, 20)) * spread;
}

async function inParallel<In, Out>(items: In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: senders }, worker));
  return results;
}
