import { readdirSync } from 'node:fs';

/** Lists the names in a folder; none if it does not exist. */
export function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
