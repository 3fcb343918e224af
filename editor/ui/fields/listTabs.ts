import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { orderFields } from './orderFields.ts';

/** The fields of a form that one tab shows. */
export interface FieldTab {
  name: string;
  keys: readonly string[];
}

/**
 * Sorts the keys of a form into tabs by their schemas: what authors write is content, what they choose in a
 * section is design, and the keys that all sections have say when a section is visible. The annotation
 * `x-panel` names the tab of a key.
 *
 * @param common the keys that sections of all types have
 */
export function listTabs(schema: FieldSchema, common: readonly string[]): FieldTab[] {
  const isSection = schema.properties?.type?.const !== undefined;
  const find = (key: string, schema: FieldSchema): string => {
    if (schema['x-panel']) return schema['x-panel'];
    if (isSection && isChosen(schema))
      return common.includes(key) && schema.type === 'boolean' ? 'Visibility' : 'Design';
    if (!common.includes(key)) return 'Content';
    return isSection || schema.format === 'moment' || schema.type === 'boolean'
      ? 'Visibility'
      : 'Content';
  };
  const names = ['Content', 'Design', 'Sharing', 'Visibility'];
  const placed = orderFields(schema).map(([key, its]) => [key, find(key, its)] as const);
  return [...new Set([...names, ...placed.map(([, name]) => name)])].flatMap((name) => {
    const keys = placed.flatMap(([key, its]) => (its === name ? [key] : []));
    return keys.length > 0 ? [{ name, keys }] : [];
  });
}

/** Whether authors choose a value instead of writing one. */
function isChosen({ enum: values, type, anyOf }: FieldSchema): boolean {
  return values !== undefined || type === 'boolean' || (anyOf?.every(isChosen) ?? false);
}
