/** Returns the language that a file below `locales/` translates into; undefined for other files. */
export function getFileLocale(path: string): string | undefined {
  return /^locales\/([^/.]+)(?:\.ya?ml$|\/)/.exec(path)?.[1];
}
