import { createContext, useContext } from 'react';
import type { Diagnostic } from '../../../../schema/diagnostics/Diagnostic.ts';
import type { YamlEdit } from '../../yaml/YamlEdit.ts';
import type { YamlPath } from '../../yaml/YamlText.ts';

/** A change to a part of what the form shows; its path leads from there. */
export type FieldEdit = Extract<
  YamlEdit,
  { kind: 'set' | 'remove' | 'insert' | 'move' | 'duplicate' }
>;

/** What the fields of a form share. */
export interface FormContextValue {
  edit(edit: FieldEdit, label: string): void;
  /** What is wrong at a place. */
  diagnosticsAt(path: YamlPath): readonly Pick<Diagnostic, 'code' | 'message' | 'hint' | 'severity'>[];
  /** How many errors there are at a place and in all that it holds. */
  countErrors?(path: YamlPath): number;
  /** The same content with all values put in. */
  resolved?: unknown;
  /** Keys that are shown after all others. */
  trailingKeys?: readonly string[];
  /** The row that stands behind a name in `{{ }}`. */
  rows?: Readonly<Record<string, { file: string; key: string }>>;
}

const FormContext = createContext<FormContextValue>({ edit() {}, diagnosticsAt: () => [] });

/** Gives fields the form they belong to. */
export const FormProvider = FormContext.Provider;

/** The form that a field belongs to. */
export function useForm(): FormContextValue {
  return useContext(FormContext);
}
