import type { FieldProps } from './FieldProps.ts';
import type { FieldEdit } from './SchemaFormContext.ts';

/**
 * Returns the edit that switches a key on or off. The default needs no key.
 *
 * @param isOverride whether a block has a value of its own where the key is absent
 */
export function toSwitchEdit(
  isOn: boolean,
  { schema, path, order, optional }: Pick<FieldProps, 'schema' | 'path' | 'order' | 'optional'>,
  isOverride: boolean,
): FieldEdit {
  const isDefault = isOn === (schema.default ?? false);
  return isDefault && optional && !isOverride
    ? { kind: 'remove', path }
    : { kind: 'set', path, value: isOn, order };
}
