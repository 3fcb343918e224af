import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from '../../cli/index.ts';

/** Prints the policy in the headers of the output. Each page adds its styles, frames and videos. */
export function printPolicy({ root, values }: Options): void {
  const output = values.out ? String(values.out) : join(root, 'dist');
  const file = join(output, 'client/_headers');
  const headers = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // Reports may be what the standard output is for.
  const stream = values.format ? process.stderr : process.stdout;
  for (const [policy] of headers.matchAll(/(?<=Content-Security-Policy: ).*/g))
    stream.write(`${policy.replaceAll('; ', ';\n  ')}\n`);
}
