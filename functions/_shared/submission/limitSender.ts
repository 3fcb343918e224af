import type { Limit } from '../ports/Intake.ts';
import type { Ports } from '../ports/Ports.ts';
import { readLimitSetting } from '../ports/readSettings.ts';
import { hashClientAddress } from './hashClientAddress.ts';
import { createRateLimitError } from './storeSubmission.ts';

/**
 * Applies a rate limit to the sender of a request, for functions that store nothing. While the database
 * is down, or when the address of the sender is unknown, all requests pass.
 *
 * @param options the name of the limit, the setting that changes it, and its default
 * @throws HttpError 429
 */
export async function limitSender(
  ports: Ports,
  request: Request,
  options: { bucket: string; setting: string; limit: Limit },
): Promise<void> {
  const address = await hashClientAddress(request, ports.env, ports.now());
  if (address === null) return;
  const limit = readLimitSetting(ports.env, options.setting, options.limit);
  const wait = await ports.intake.throttle(`${options.bucket}:${address}`, limit).catch(() => 0);
  if (wait > 0) throw createRateLimitError(wait);
}
