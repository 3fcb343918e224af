import { useCallback, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import {
  editValue,
  type JsonValue,
  valueAt,
  type YamlEdit,
} from '../../../features/_shared/yamlEdits/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import type { PlacedDiagnostic } from '../../protocol/PlacedDiagnostic.ts';
import { showTyped } from '../canvas/showTyped.ts';
import { SchemaForm } from '../fields/SchemaForm.tsx';
import type { FieldEdit, FormTarget } from '../fields/SchemaFormContext.ts';
import { countErrorsWithin, diagnosticsAt } from '../state/diagnosticsAt.ts';
import { editorStore } from '../state/editorStore.ts';
import { runFieldEdit } from '../state/runFieldEdit.ts';
import { useHeldDiagnostics } from './useHeldDiagnostics.ts';

/** A YAML mapping as plain content. */
export type Mapping = Record<string, unknown>;

interface ContentFormProps {
  file: string;
  path: (string | number)[];
  schema: FieldSchema;
  /** The keys to show, all of them at once; all keys by default. */
  keys?: readonly string[];
  value: unknown;
  resolved?: unknown;
  /** Set for a section that uses a block. */
  block?: BlockTarget;
  /** Returns what an edit changes besides, as a part of the same step. */
  propose?(edit: FieldEdit): readonly FieldEdit[];
}

interface BlockTarget {
  file: string;
  path: string[];
  /** Keys that the section sets itself; all others come from the block. */
  ownKeys: string[];
  /** Whether an edit of the block's content becomes an override of this section. */
  onlyHere: boolean;
}

/** A form that edits the content at a path of a file, or the block that the content comes from. */
export function ContentForm({
  file,
  path,
  schema,
  keys,
  value,
  resolved,
  block,
  propose,
}: ContentFormProps) {
  const { state, page, setup } = useSnapshot(editorStore);
  const isOwn = (key: string | number | undefined) =>
    key !== undefined && (!block || block.ownKeys.includes(String(key)));
  const edit = (fieldEdit: FieldEdit, label: string, also: readonly FieldEdit[] = []) => {
    showTyped({ path, value, resolved }, fieldEdit);
    const [key] = fieldEdit.path;
    const editsBlock = block && !isOwn(key) && !block.onlyHere;
    const target = editsBlock ? block : { file, path };
    const depth = fieldEdit.path.length + (fieldEdit.kind === 'set' ? 0 : 1);
    // An override replaces a whole key of the block, never a part of its value.
    if (block?.onlyHere && !isOwn(key) && depth > 1)
      return runFieldEdit(target, toOverride(value, fieldEdit, also), label);
    runFieldEdit(target, addParents(value, fieldEdit), label, [
      ...also,
      ...(propose?.(fieldEdit) ?? []),
    ]);
  };
  const latestEdit = useRef(edit);
  latestEdit.current = edit;
  const commonKeys = setup?.common ?? none;
  const source = useEqual({ file, path, block });
  const rows = useEqual(page?.rows ?? {});
  const shownKeys = useEqual(keys);
  const canOverride = page?.value.each === undefined && (!block || block.onlyHere);
  const locate = useCallback(
    (fieldPath: YamlPath) => {
      const isFromBlock = source.block && !source.block.ownKeys.includes(String(fieldPath[0]));
      const { file, path } = (isFromBlock && source.block) || source;
      return [file, toJsonPointer([...path, ...fieldPath])] as const;
    },
    [source],
  );
  const diagnostics = useHeldDiagnostics(
    (state?.diagnostics ?? none) as readonly PlacedDiagnostic[],
    locate,
  );
  const target = useMemo((): FormTarget => {
    return {
      edit: (...args) => latestEdit.current(...args),
      diagnosticsAt: (fieldPath) => diagnosticsAt(diagnostics, ...locate(fieldPath)),
      countErrors: (fieldPath) => countErrorsWithin(diagnostics, ...locate(fieldPath)),
      isOverride: source.block?.onlyHere === true,
      rows,
      canOverride,
      commonKeys,
      keys: shownKeys,
    };
  }, [source, locate, diagnostics, rows, canOverride, commonKeys, shownKeys]);
  return <SchemaForm schema={schema} value={value} resolved={resolved} target={target} />;
}

const none: readonly never[] = [];

/** Turns an edit inside a key of the block into setting that key as a whole. */
function toOverride(value: unknown, edit: FieldEdit, also: readonly FieldEdit[]): FieldEdit {
  const content = JSON.parse(JSON.stringify(value)) as Mapping;
  const [key = ''] = edit.path;
  const edited = [edit, ...also].reduce<unknown>(
    (value, one) => editValue(value, one as YamlEdit),
    content,
  ) as Record<string, JsonValue>;
  return { kind: 'set', path: [key], value: edited[key] ?? null };
}

/** Turns setting a key of a mapping that is missing into setting the mapping. */
function addParents(content: unknown, edit: FieldEdit): FieldEdit {
  if (edit.kind !== 'set') return edit;
  const above = edit.path.slice(0, -1);
  const key = edit.path.at(-1);
  if (typeof key !== 'string' || valueAt(content, above) !== undefined) return edit;
  return addParents(content, { kind: 'set', path: above, value: { [key]: edit.value } });
}

/** Returns the last value while new ones are equal to it, so that what depends on it stays as it is. */
function useEqual<Value>(value: Value): Value {
  const last = useRef(value);
  if (JSON.stringify(value) !== JSON.stringify(last.current)) last.current = value;
  return last.current;
}
