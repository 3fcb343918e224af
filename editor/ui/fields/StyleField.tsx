import type { CSSProperties } from 'react';
import { namedStyles } from '../../../schema/vocabulary/styles/namedStyles.ts';
import type { StyleName } from '../../../schema/vocabulary/theme/styleNames.ts';
import type { Theme } from '../../../schema/vocabulary/theme/theme.ts';
import { Hint } from '../parts/Hint.tsx';
import { labelOf } from '../parts/humanizeKey.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './FormContext.ts';

/** A row of the named styles, each with a sample. A click shows a style on the page; another one removes it. */
export function StyleField({ name, schema, value, path, order }: FieldProps) {
  const { edit } = useForm();
  const label = labelOf(name, schema);
  const toggle = (style: StyleName) =>
    style === value
      ? edit({ kind: 'remove', path }, `Remove ${label}`)
      : edit({ kind: 'set', path, value: style, order }, `Choose ${label} ${style}`);
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <Hint text={schema.description} />
      <div className="styles">
        {Object.entries(namedStyles).map(([style, theme]) => (
          <button
            key={style}
            type="button"
            aria-pressed={style === value}
            onClick={() => toggle(style as StyleName)}
          >
            <span aria-hidden="true" style={drawSample(theme)}>
              Aa
            </span>
            {style}
          </button>
        ))}
      </div>
      <FieldDiagnostics at={path} />
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
    boxShadow: shadowOf[shadows ?? 'none'],
    background: groundOf[ground ?? 'neutral'],
  };
}

const shadowOf = {
  none: 'none',
  soft: '0 1px 3px #0003',
  deep: '0 4px 10px #0005',
  hard: '3px 3px 0 #333',
};

const groundOf = { neutral: '#f6f6fa', white: '#fff', paper: '#faf4e8', tinted: '#fde9dd' };
