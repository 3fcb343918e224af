/** A field of a form on which a condition can depend. */
export interface ConditionSource {
  name: string;
  label: string;
  /** Its group, and its place in the group. */
  place: readonly [group: number, field: number];
  /** Empty for a hidden field, which may have any text. */
  choices: readonly { value: string | boolean; label: string }[];
}

/** Lists the fields of a form on which conditions can depend: those with options, checkboxes and hidden ones. */
export function listConditionSources(form: unknown): ConditionSource[] {
  return asList(asMapping(form).groups).flatMap((group, groupIndex) =>
    asList(asMapping(group).fields).flatMap((field, index): ConditionSource[] => {
      const { name, label, kind, choices } = asMapping(field);
      if (typeof name !== 'string' || name === '') return [];
      const source = {
        name,
        label: typeof label === 'string' && label !== '' ? label : name,
        place: [groupIndex, index] as const,
      };
      if (choices !== undefined && ['select', 'radio', 'checkbox'].includes(String(kind)))
        return [{ ...source, choices: listChoices(choices) }];
      if (kind === 'checkbox') return [{ ...source, choices: ticks }];
      return kind === 'hidden' ? [{ ...source, choices: [] }] : [];
    }),
  );
}

/** The values of a checkbox without options. */
const ticks = [
  { value: true, label: 'ticked' },
  { value: false, label: 'not ticked' },
];

/** Choices are a list of texts, or a mapping from values to texts. */
function listChoices(choices: unknown): { value: string; label: string }[] {
  return Array.isArray(choices)
    ? choices.map((text) => ({ value: String(text), label: String(text) }))
    : Object.entries(asMapping(choices)).map(([value, text]) => ({ value, label: String(text) }));
}

function asMapping(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
