import { posix } from 'node:path';

/**
 * Returns the decoded and normalized path that a request asks for, without slashes that stand
 * twice; undefined for what cannot be decoded and for characters that no address has.
 */
export function parseRequestPath(url: string | undefined): string | undefined {
  try {
    const path = decodeURIComponent((url ?? '/').split(/[?#]/)[0] ?? '/');
    // Without control characters and backslashes, which Windows takes for slashes.
    const isPlain = [...path].every((one) => one >= ' ' && one !== '\\' && one !== '\u007f');
    return isPlain && path.startsWith('/') ? posix.normalize(path.replace(/^\/+/, '/')) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a path leads to a file that nobody means to publish: `.env`, `.git/config`. */
export function isHiddenPath(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}
