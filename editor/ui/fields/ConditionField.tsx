import { createContext, Fragment, useContext, useEffect, useRef } from 'react';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { getLabel } from '../parts/humanizeKey.ts';
import { IconButton } from '../parts/IconButton.tsx';
import type { ConditionSource } from './conditionSources.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { hasErrors, useForm } from './SchemaFormContext.ts';

/** The fields of the form on which conditions can depend. */
export const ConditionSourcesContext = createContext<readonly ConditionSource[]>([]);

type Condition = Readonly<Record<string, unknown>>;
type Value = string | number | boolean;

/** Shows a field only while other fields have certain values: “[field] is [choice] or [choice]”. */
export function ConditionField({ name, schema, value, path, order }: FieldProps) {
  const { edit, diagnosticsAt } = useForm();
  const sources = useContext(ConditionSourcesContext).filter(({ place }) => !isAround(place, path));
  const label = getLabel(name, schema);
  const condition = (value ?? {}) as Condition;
  const entries = Object.entries(condition);
  const write = (next: Condition) =>
    Object.keys(next).length === 0
      ? edit({ kind: 'remove', path }, `Remove ${label}`)
      : edit({ kind: 'set', path, value: next as never, order }, `Edit ${label}`);
  const writeValues = (key: string, values: readonly Value[]) =>
    write({ ...condition, [key]: values.length === 1 ? values[0] : values });
  /** Replaces a field, at its place. */
  const writeSource = (from: string, to: string) =>
    write(
      Object.fromEntries(
        entries.map(([key, expected]) =>
          key === from ? [to, usualValue(sources, to)] : [key, expected],
        ),
      ),
    );
  const next = sources.find((source) => !(source.name in condition));
  const { list, focusAdded, added } = useConditionFocus(entries.length);
  return (
    <fieldset className="group" ref={list}>
      <legend>{label}</legend>
      <FieldDiagnostics at={path} />
      {entries.map(([key, expected], index) => {
        const source = sources.find((one) => one.name === key);
        const values = (Array.isArray(expected) ? expected : [expected]) as Value[];
        const unused = source?.choices.find((choice) => !values.includes(choice.value));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition that depends on another field keeps its place
          <div className="condition" key={index} data-key={key} ref={focusAdded}>
            {index > 0 && <span>and</span>}
            <select
              aria-label={`${label}: field`}
              aria-invalid={hasErrors(diagnosticsAt([...path, key]))}
              value={key}
              onChange={(event) => writeSource(key, event.target.value)}
            >
              {!source && <option value={key}>{key}</option>}
              {sources
                .filter((one) => one.name === key || !(one.name in condition))
                .map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
            </select>
            <IconButton
              icon="trash-2"
              label={`Remove the condition on ${source?.label ?? key}`}
              title="Remove"
              isDanger
              data-once
              onClick={() => write(Object.fromEntries(entries.filter(([other]) => other !== key)))}
            />
            {values.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a value that is chosen again keeps its place
              <Fragment key={at}>
                <span>{at === 0 ? 'is' : 'or'}</span>
                <ValueChoice
                  label={`${label}: ${source?.label ?? key} is`}
                  source={source}
                  value={one}
                  onChange={(chosen) => writeValues(key, values.with(at, chosen))}
                />
                {values.length > 1 && (
                  <IconButton
                    icon="x"
                    label={`Remove this choice of ${source?.label ?? key}`}
                    title="Remove"
                    data-once
                    onClick={() => writeValues(key, values.toSpliced(at, 1))}
                  />
                )}
                <FieldDiagnostics
                  at={Array.isArray(expected) ? [...path, key, at] : [...path, key]}
                />
              </Fragment>
            ))}
            {unused && source?.choices[0]?.value !== true && (
              <button
                type="button"
                className="quiet"
                onClick={() => writeValues(key, [...values, unused.value])}
              >
                or another choice
              </button>
            )}
          </div>
        );
      })}
      {next ? (
        <button
          type="button"
          data-first
          onClick={() => {
            added.current = next.name;
            write({ ...condition, [next.name]: usualValue(sources, next.name) });
          }}
        >
          {entries.length === 0 ? 'Choose a field' : 'Add a condition'}
        </button>
      ) : (
        entries.length === 0 && (
          <p className="hint" tabIndex={-1} data-first>
            A condition depends on a field with options or on a checkbox. This form has no other
            one.
          </p>
        )
      )}
    </fieldset>
  );
}

/** Moves the focus to a condition that was added, and after a removal to the button that adds one. */
function useConditionFocus(length: number) {
  const list = useRef<HTMLFieldSetElement>(null);
  const added = useRef<string>(undefined);
  const before = useRef(length);
  const focusAdded = (element: HTMLElement | null) => {
    if (!element || element.dataset.key !== added.current) return;
    added.current = undefined;
    element.querySelector('select')?.focus();
  };
  useEffect(() => {
    const isLost = length < before.current && document.activeElement === document.body;
    if (isLost) list.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    before.current = length;
  }, [length]);
  return { list, added, focusAdded };
}

/** Whether the schema of a key describes a condition. */
export function isCondition(schema: FieldSchema): boolean {
  return schema['x-control'] === 'condition';
}

interface ValueChoiceProps {
  label: string;
  source: ConditionSource | undefined;
  value: Value;
  onChange(value: Value): void;
}

/** The value that the other field must have: one of its choices, or any text for a hidden field. */
function ValueChoice({ label, source, value, onChange }: ValueChoiceProps) {
  const choices = source?.choices ?? [];
  if (choices.length === 0)
    return (
      <input
        aria-label={label}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const find = (text: string) => choices.find((choice) => String(choice.value) === text);
  return (
    <select
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(find(event.target.value)?.value ?? event.target.value)}
    >
      {!find(String(value)) && <option value={String(value)}>{String(value)}</option>}
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function usualValue(sources: readonly ConditionSource[], name: string): Value {
  return sources.find((source) => source.name === name)?.choices[0]?.value ?? '';
}

/** Whether a field of the form is the one that has the condition, or in the group that has it. */
function isAround(
  [group, field]: readonly [number, number],
  path: readonly (string | number)[],
): boolean {
  const [, ownGroup, , ownField] = path;
  return group === ownGroup && (path.length < 5 || field === ownField);
}
