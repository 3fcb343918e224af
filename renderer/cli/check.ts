import { checkedSite } from './checkedSite.ts';
import type { Options } from './parseCommand.ts';
import { reportDiagnostics } from './reportDiagnostics.ts';

/** `check`: validates everything and prints all that is wrong. */
export async function check(options: Options): Promise<number> {
  const checked = await checkedSite(options.root, { now: new Date() });
  return reportDiagnostics(checked, options);
}
