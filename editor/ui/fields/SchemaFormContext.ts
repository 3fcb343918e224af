import { type ComponentType, createContext, useContext } from 'react';
import type { YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import type { FieldProps } from './FieldProps.ts';

/** An edit whose path starts at the content that the form shows. */
export type FieldEdit = Extract<
  YamlEdit,
  { kind: 'set' | 'remove' | 'insert' | 'move' | 'duplicate' | 'rename' }
>;

/**
 * The content that a form edits, and what is known about it. Stays the same object while the author
 * types, because a new one renders every field again.
 */
export interface FormTarget {
  /** Applies an edit; with `also`, all as one step, below the same key. */
  edit(edit: FieldEdit, label: string, also?: readonly FieldEdit[]): void;
  diagnosticsAt(path: YamlPath): readonly PlacedDiagnostic[];
  /** Counts the errors at a path and inside it. */
  countErrors(path: YamlPath): number;
  /** Whether the content overrides a block, whose value counts where a key is absent. */
  isOverride: boolean;
  /** Keys that sections of all types have. */
  commonKeys: readonly string[];
  /** The keys of the content to show, all of them at once; undefined for all keys. */
  keys: readonly string[] | undefined;
  /** Whether a value that replaces an expression stays in one place. */
  canOverride: boolean;
  /** The row behind each name that expressions use. */
  rows: Readonly<Record<string, { file: string; key: string }>>;
}

interface FormContextValue extends FormTarget {
  /** Renders a field of any kind. Passed down, because lists and groups contain fields again. */
  Field: ComponentType<FieldProps>;
}

/** The content of the form after interpolation, which most letters change. */
export const ResolvedContext = createContext<unknown>(undefined);

/** The form around a field. */
export const SchemaFormContext = createContext<FormContextValue | undefined>(undefined);

/** The mapping around the path of a picture: its other keys, such as its alternative text. */
interface PictureMapping {
  path: (string | number)[];
  value: Readonly<Record<string, unknown>>;
  schema: FieldSchema;
}

/** Provides the field of a picture with the mapping around it. */
export const PictureMappingContext = createContext<PictureMapping | undefined>(undefined);

/** Returns the form around a field. */
export function useForm(): FormContextValue {
  const form = useContext(SchemaFormContext);
  if (!form) throw new Error('useForm() was called outside a Form');
  return form;
}

/** Whether a field is wrong: a warning alone does not make it so. */
export function hasErrors(diagnostics: readonly PlacedDiagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
