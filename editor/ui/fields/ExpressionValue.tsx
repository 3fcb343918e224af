import { useContext } from 'react';
import { valueAt } from '../../../features/_shared/yamlEdits/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { type Selection, select } from '../state/editorStore.ts';
import { ResolvedContext, useForm } from './SchemaFormContext.ts';

interface ExpressionValueProps {
  label: string;
  /** Text with expressions. */
  text: string;
  path: YamlPath;
}

/** The value of a text with expressions, with buttons to override it and to edit where it comes from. */
export function ExpressionValue({ label, text, path }: ExpressionValueProps) {
  const { edit, rows, canOverride } = useForm();
  const value = valueAt(useContext(ResolvedContext), path);
  if (value === undefined) return null;
  return (
    <p className="value">
      Shows: <strong>{String(value)}</strong>{' '}
      {canOverride && (
        <button
          type="button"
          className="quiet"
          onClick={() => edit({ kind: 'set', path, value: String(value) }, `Override ${label}`)}
        >
          Override here
        </button>
      )}
      {findNames(text).map((name) =>
        rows[name] ? (
          <button
            key={name}
            type="button"
            className="quiet"
            onClick={() => select({ kind: 'row', ...rows[name] } as Selection)}
          >
            {`Edit shared ${name}`}
          </button>
        ) : (
          name === 'site' && (
            <button
              key={name}
              type="button"
              className="quiet"
              onClick={() => select({ kind: 'site' })}
            >
              Edit the shared value
            </button>
          )
        ),
      )}
    </p>
  );
}

/** Returns the names that expressions start with, without duplicates: `city` in `{{ city.name }}`. */
function findNames(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{\s*(\w+)/g), (match) => match[1] ?? ''))];
}
