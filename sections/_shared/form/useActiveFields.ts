import { type RefObject, useState } from 'react';
import { getActiveFields } from '../../../base/forms/getActiveFields.ts';
import { type FormModel, getFieldModels } from './FormModel.ts';
import { readValues } from './readValues.ts';

/** The fields that are part of a form for its current values. */
interface ActiveFields {
  names: ReadonlySet<string>;
  /** Reads the values again, after any of them changed. */
  update(): void;
}

/** Follows the conditions (`when`) of a form. The server renders the fields of an empty form. */
export function useActiveFields(
  model: FormModel,
  form: RefObject<HTMLFormElement | null>,
): ActiveFields {
  const [names, setNames] = useState(() => listNames(model, {}));
  const fields = getFieldModels(model);
  const update = () => {
    if (!form.current) return;
    const next = listNames(model, readValues(form.current, fields));
    setNames((current) => (current.join() === next.join() ? current : next));
  };
  return { names: new Set(names), update };
}

function listNames(model: FormModel, values: Readonly<Record<string, unknown>>): string[] {
  return getActiveFields(model, values).map(({ name }) => name);
}
