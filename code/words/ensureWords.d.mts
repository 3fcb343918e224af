export function ensureWords(packageRoot: string): Promise<void>;
