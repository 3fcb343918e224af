export function enableCodeCache(folder?: string): void;
