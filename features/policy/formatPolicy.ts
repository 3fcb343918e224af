import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Formats the policy in the headers of an output. Each page adds its styles, frames and videos. */
export function formatPolicy(output: string): string {
  const file = join(output, 'client/_headers');
  const headers = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const policies = headers.match(/(?<=Content-Security-Policy: ).*/g) ?? [];
  return policies.map((policy) => `${policy.replaceAll('; ', ';\n  ')}\n`).join('');
}
