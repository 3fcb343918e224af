import { UsageError } from '../../base/errors/UsageError.ts';
import type { Options } from './Options.ts';

/**
 * Parses the `--port` option.
 *
 * @param standard the port without the option
 * @throws UsageError for a value that is not a port
 */
export function parsePort(value: Options['values'][string], standard: number): number {
  if (value === undefined) return standard;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(String(value)) || port > 65_535)
    throw new UsageError(`--port takes a number from 0 to 65535, not "${value}".`);
  return port;
}
