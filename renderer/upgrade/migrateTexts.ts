import { applyEdit } from '../edit/yaml/applyEdit.ts';
import { YamlText } from '../edit/yaml/YamlText.ts';
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
 * @throws EditError for a file that is not valid YAML
 */
export function migrateTexts(files: ReadonlyMap<string, string>): MigratedTexts {
  const texts = new Map<string, string>();
  const applied = new Set<Migration>();
  for (const [path, before] of files) {
    let text = before;
    for (const migration of migrations) {
      const migrated = migrate(text, migration);
      if (migrated !== text) applied.add(migration);
      text = migrated;
    }
    if (text !== before) texts.set(path, text);
  }
  return { texts, applied: [...applied] };
}

function migrate(text: string, { nextEdit, changeText }: Migration): string {
  let yaml = new YamlText(changeText?.(text) ?? text);
  for (let edit = nextEdit?.(yaml.value); edit; edit = nextEdit?.(yaml.value))
    yaml = applyEdit(yaml, edit);
  return yaml.text;
}
