import { statSync } from 'node:fs';

/** Whether a path leads to a file. Links may be broken or circular, and a parent may be a file. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
