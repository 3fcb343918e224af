/** Hashes the code of a checkout; see codeHash.mjs. */
export function codeHash(packageRoot: string, index?: string): string;
