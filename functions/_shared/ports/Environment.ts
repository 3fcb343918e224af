import type { Limit } from './Intake.ts';
import type { Environment } from './Ports.ts';

/** A number among the settings, or `otherwise` when it is absent or no positive number. */
export function readNumberSetting(env: Environment, name: string, otherwise: number): number {
  const value = Number(env(name));
  return Number.isFinite(value) && value > 0 ? value : otherwise;
}

/** A limit among the settings, written `count/seconds`, such as `10/600`. */
export function readLimitSetting(env: Environment, name: string, otherwise: Limit): Limit {
  const [, count, seconds] = /^(\d{1,9})\/(\d{1,9})$/.exec(env(name) ?? '') ?? [];
  if (!Number(count) || !Number(seconds)) return otherwise;
  return { count: Number(count), seconds: Number(seconds) };
}
