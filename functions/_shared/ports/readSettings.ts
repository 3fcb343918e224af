import type { Limit } from './Intake.ts';
import type { Environment } from './Ports.ts';

/** Reads a positive number from the settings. Returns the default when it is missing or invalid. */
export function readNumberSetting(env: Environment, name: string, defaultValue: number): number {
  const value = Number(env(name));
  return Number.isFinite(value) && value > 0 ? value : defaultValue;
}

/** Reads a rate limit, `count/seconds` such as `10/600`. Returns the default when it is invalid. */
export function readLimitSetting(env: Environment, name: string, defaultValue: Limit): Limit {
  const [, count, seconds] = /^(\d{1,9})\/(\d{1,9})$/.exec(env(name) ?? '') ?? [];
  if (!Number(count) || !Number(seconds)) return defaultValue;
  return { count: Number(count), seconds: Number(seconds) };
}
