import { applyEdit, EditError, valueAt, YamlText } from '../../_shared/yamlEdits/index.ts';
import { findRenamed } from './findRenamed.ts';
import type { KeyRename, RenamedFileKind } from './Rename.ts';

/** A YAML text after a rename, and what could not be rewritten. */
interface Renamed {
  text: string;
  failures: string[];
}

/** Renames a key or a value in a YAML text, which otherwise stays byte for byte as it is. */
export function applyRename(text: string, kind: RenamedFileKind, rename: KeyRename): Renamed {
  const failures: string[] = [];
  let yaml = parse(text);
  if (!yaml) return { text, failures };
  for (const path of findRenamed(yaml.value, kind, rename)) {
    const name = `${path.join('.')}`;
    const { to, value } = rename;
    if (value === undefined && valueAt(yaml.value, [...path.slice(0, -1), to]) !== undefined) {
      failures.push(`${name}: \`${to}\` is there as well`);
      continue;
    }
    try {
      yaml = applyEdit(
        yaml,
        value === undefined ? { kind: 'rename', path, key: to } : { kind: 'set', path, value: to },
      );
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      failures.push(`${name}: ${error.message}`);
    }
  }
  return { text: renameInExpressions(yaml.text, rename), failures };
}

/** Returns undefined for a text that is no YAML, which `check` reports. */
function parse(text: string): YamlText | undefined {
  try {
    const yaml = YamlText.parse(text);
    return yaml.value === undefined ? undefined : yaml;
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Renames a key of `site:` in texts that show its value: `{{ site.tagline }}`. */
export function renameInExpressions(text: string, rename: KeyRename): string {
  if (rename.in !== 'site' || rename.value !== undefined) return text;
  const keys = ['site', ...rename.key.split('.')];
  const next = [...keys.slice(0, -1), rename.to].join('.');
  const name = new RegExp(`(?<![\\w.])${keys.join('\\.')}(?![\\w-])`, 'g');
  return text.replace(/\{\{[^{}]*\}\}/g, (expression) => expression.replace(name, next));
}
