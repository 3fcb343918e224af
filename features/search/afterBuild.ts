import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Says in the summary of a build that the index of a language is split. */
export async function afterBuild({
  root,
  folder,
  notes,
}: {
  root: string;
  folder: string;
  notes: string[];
}): Promise<undefined> {
  const locales = join(root, 'locales');
  const names = existsSync(locales) ? readdirSync(locales) : [];
  const languages = new Set(names.map((name) => name.replace(/\.yaml$/, '')));
  const split = ['', ...languages].filter((name) => existsSync(join(folder, name, 'search-index')));
  if (split.length === 0) return;
  // Lazy import: most sites have a small index or none.
  const { describeSplit } = await import('./describeSplit.ts');
  for (const language of split) notes.push(describeSplit(folder, language));
}
