/** The kinds of form fields. */
export const fieldKinds = [
  'text',
  'email',
  'tel',
  'url',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
  'search',
  'number',
  'date',
  'hidden',
] as const;

type Kind = (typeof fieldKinds)[number];

const textKinds: Kind[] = ['text', 'email', 'tel', 'url', 'textarea', 'search'];
const visibleKinds = fieldKinds.filter((kind) => kind !== 'hidden');

/** Keys of fields, and the kinds in which they have an effect. */
const effects: [keys: string, kinds: readonly Kind[]][] = [
  ['required message notice hint width', visibleKinds],
  // A checkbox needs choices for both.
  ['min max', [...textKinds, 'number', 'checkbox']],
  ['step', ['number']],
  ['earliest latest', ['date']],
  ['pattern', textKinds],
  ['autocomplete', [...textKinds, 'select', 'number', 'date']],
  ['placeholder', [...textKinds, 'select', 'number']],
  ['rows', ['textarea']],
  ['choices', ['select', 'radio', 'checkbox']],
  ['accept maxBytes maxFiles bucket sendAs', ['file']],
  ['value from', ['hidden']],
];

/** The kinds of fields in which a key has an effect; keys that are not listed have one in all. */
export const kindsByKey: Partial<Record<string, readonly Kind[]>> = Object.fromEntries(
  effects.flatMap(([keys, kinds]) => keys.split(' ').map((key) => [key, kinds])),
);
