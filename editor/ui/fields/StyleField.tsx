import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import { applyNamedStyle, namedStyles, type Theme } from '../../../schema/vocabulary.ts';
import { Hint } from '../parts/Hint.tsx';
import { getLabel, humanizeKey } from '../parts/humanizeKey.ts';
import { editorStore } from '../state/editorStore.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './SchemaFormContext.ts';

/**
 * A row of the named styles and of the styles of the site and of its packages, each with a sample. A click
 * shows a style on the page; another one removes it.
 */
export function StyleField({ name, schema, value, path, order }: FieldProps) {
  const { edit } = useForm();
  const { state } = useSnapshot(editorStore);
  const label = getLabel(name, schema);
  const theme = state?.site.theme as Theme | undefined;
  const keys = {
    use: { path, value },
    style: { path: [...path.slice(0, -1), 'style'], value: theme?.style },
  };
  const toggle = (key: keyof typeof keys, style: string) => {
    const { [key]: chosen, [key === 'use' ? 'style' : 'use']: other } = keys;
    if (style === chosen.value && !(key === 'use' && theme?.style))
      return edit({ kind: 'remove', path: chosen.path }, `Remove ${label}`);
    const also = other.value === undefined ? [] : [{ kind: 'remove', path: other.path } as const];
    edit({ kind: 'set', path: chosen.path, value: style, order }, `Choose ${label} ${style}`, also);
  };
  const siteStyles = (state?.styles ?? {}) as Record<string, Theme>;
  const samples = [
    ...Object.entries(namedStyles).map(([style, look]) => ['use', style, look] as const),
    ...Object.keys(siteStyles).map(
      (style) => ['style', style, applyNamedStyle({ style }, siteStyles)] as const,
    ),
  ];
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <Hint text={schema.description} />
      <div className="styles">
        {samples.map(([key, style, look]) => (
          <button
            key={`${key} ${style}`}
            type="button"
            aria-pressed={style === keys[key].value && (key === 'style' || !theme?.style)}
            onClick={() => toggle(key, style)}
          >
            <span aria-hidden="true" style={drawSample(look)}>
              Aa
            </span>
            {humanizeKey(style)}
          </button>
        ))}
      </div>
      <FieldDiagnostics at={path} />
      <div data-at={toJsonPointer(keys.style.path)} tabIndex={-1}>
        <FieldDiagnostics at={keys.style.path} />
      </div>
    </fieldset>
  );
}

/** Whether a schema allows the named styles and nothing else. */
export function allowsStyles({ enum: values = [] }: FieldProps['schema']): boolean {
  return values.length > 0 && values.every((value) => Object.hasOwn(namedStyles, value));
}

function drawSample({ fonts, type, radius, borders, shadows, ground }: Theme): CSSProperties {
  return {
    fontFamily: fonts?.display?.fallback ?? 'sans-serif',
    fontWeight: type?.headings?.weight,
    textTransform: type?.headings?.case === 'upper' ? 'uppercase' : undefined,
    borderRadius: { none: 0, small: 3, soft: 8, round: 18 }[radius ?? 'soft'],
    borderWidth: { none: 0, hairline: 1, strong: 3 }[borders ?? 'hairline'],
    boxShadow: shadowColors[shadows ?? 'none'],
    background: groundColors[ground ?? 'neutral'],
  };
}

const shadowColors = {
  none: 'none',
  soft: '0 1px 3px #0003',
  deep: '0 4px 10px #0005',
  hard: '3px 3px 0 #333',
};

const groundColors = { neutral: '#f6f6fa', white: '#fff', paper: '#faf4e8', tinted: '#fde9dd' };
