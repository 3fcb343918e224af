import { type Static, Type } from 'typebox';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { JsonValue } from './emit.ts';

const text = Type.String();
const index = Type.Integer({ minimum: 0 });
const path = Type.Unsafe<YamlPath>(
  Type.Array(Type.Union([text, Type.Integer()]), { maxItems: 200 }),
);
const value = Type.Unsafe<JsonValue>(Type.Unknown());

export const yamlEdit = Type.Union([
  // Sets a value; a missing key is added, after the keys that precede it in `order`.
  Type.Object({
    kind: Type.Literal('set'),
    path,
    value,
    order: Type.Optional(Type.Immutable(Type.Array(text))),
  }),
  // Removes a key or an item, with its comment.
  Type.Object({ kind: Type.Literal('remove'), path }),
  // Inserts an item into the list at `path`.
  Type.Object({ kind: Type.Literal('insert'), path, index, value }),
  // Moves an entry of the collection at `path`, with its comment, from one index to another.
  Type.Object({ kind: Type.Literal('move'), path, from: index, to: index }),
  // Inserts a copy of an entry after it; in a mapping, under the name `key`.
  Type.Object({ kind: Type.Literal('duplicate'), path, key: Type.Optional(text) }),
  // Renames a key of a mapping.
  Type.Object({ kind: Type.Literal('rename'), path, key: text }),
  // Inserts an entry as text: lines without indentation, with its dash or key.
  Type.Object({
    kind: Type.Literal('paste'),
    path,
    index,
    lines: Type.Array(text),
    value,
    key: Type.Optional(text),
  }),
]);

/** A change of one file. Paths start at the file's root; indexes count from 0. */
export type YamlEdit = Static<typeof yamlEdit>;
