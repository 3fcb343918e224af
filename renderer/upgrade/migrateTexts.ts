import { applyEdit } from '../edit/yaml/applyEdit.ts';
import { YamlText } from '../edit/yaml/YamlText.ts';
import { type MigratedSite, readMigratedSite } from './MigratedSite.ts';
import type { Migration } from './Migration.ts';
import { migrations } from './migrations.ts';

/** The outcome of an upgrade. */
export interface MigratedTexts {
  /** The files that change: path → new text. Every byte that no migration concerns stays. */
  texts: Map<string, string>;
  /** The migrations that changed something. */
  applied: Migration[];
}

/**
 * Applies all migrations to the files of a site. A site that is up to date stays as it is, so an
 * upgrade can be repeated.
 *
 * @param files path → text
 * @param ownTypes the section types that the site defines itself
 * @throws EditError for a file that is not valid YAML
 */
export function migrateTexts(
  files: ReadonlyMap<string, string>,
  ownTypes: Iterable<string> = [],
): MigratedTexts {
  const site = readMigratedSite(files, ownTypes);
  const texts = new Map<string, string>();
  const applied = new Set<Migration>();
  for (const [path, before] of files) {
    let text = before;
    for (const migration of migrations) {
      const migrated = migrate(path, text, migration, site);
      if (migrated !== text) applied.add(migration);
      text = migrated;
    }
    if (text !== before) texts.set(path, text);
  }
  return { texts, applied: [...applied] };
}

function migrate(
  path: string,
  text: string,
  { nextEdit, changeText }: Migration,
  site: MigratedSite,
): string {
  let yaml = new YamlText(changeText?.(text) ?? text);
  const findEdit = () => nextEdit?.(yaml.value, { path, yaml, site });
  for (let edit = findEdit(); edit; edit = findEdit()) yaml = applyEdit(yaml, edit);
  return yaml.text;
}
