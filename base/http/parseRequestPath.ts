import { posix, sep } from 'node:path';

/**
 * Returns the decoded, normalized path of a request, without repeated slashes; undefined if it
 * cannot be decoded or contains control characters, or on Windows backslashes.
 */
export function parseRequestPath(url: string | undefined): string | undefined {
  try {
    const path = decodeURIComponent((url ?? '/').split(/[?#]/)[0] ?? '/');
    // Windows reads a backslash as a slash.
    const isPlain = [...path].every(
      (char) => char >= ' ' && (char !== '\\' || sep === '/') && char !== '\u007f',
    );
    return isPlain && path.startsWith('/') ? posix.normalize(path.replace(/^\/+/, '/')) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path contains a hidden file or folder, as `.env` or `.git/config`. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}
