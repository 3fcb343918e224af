import { type Static, Type } from 'typebox';
import { editorCommand } from '../yaml/commands/EditorCommand.ts';

const text = Type.String();
const optionalText = Type.Optional(text);
const version = Type.Optional(Type.Integer({ minimum: 0 }));

const view = Type.Object({ file: text, key: text, route: optionalText, content: optionalText });

/** The entry that is open, the route of the page in the preview, and the file whose form is open. */
export type View = Static<typeof view>;

/** For each conflict of a file, by its id, the side to take. */
export const choices = Type.Record(
  text,
  Type.Union([Type.Literal('mine'), Type.Literal('theirs')]),
);

export const changeRequest = Type.Object(
  {
    // Identifies the request, which is sent again if its answer did not arrive.
    id: Type.Optional(Type.String({ maxLength: 100 })),
    view: Type.Optional(view),
    // The client that sends the request; all others are notified of the change.
    client: optionalText,
    // The answer that described the page last to which the commands apply.
    seen: version,
    // The last answer whose HTML the client has, which may take its place but for what differs.
    shown: version,
    commands: Type.Optional(Type.Array(editorCommand, { maxItems: 500 })),
    label: optionalText,
    // Changes with the same key that follow one another are one undo step.
    key: optionalText,
    text: Type.Optional(Type.Object({ file: text, content: text })),
    history: Type.Optional(Type.Union([Type.Literal('undo'), Type.Literal('redo')])),
    // How many steps to undo or redo, and the label of the last of them; one step by default.
    steps: Type.Optional(
      Type.Object({ count: Type.Integer({ minimum: 1, maximum: 2000 }), last: text }),
    ),
    resolve: Type.Optional(Type.Object({ file: text, choices })),
    // A row, and the key that it gets.
    renameRow: Type.Optional(Type.Object({ file: text, key: text, to: text })),
    // Words that a search finds, and the words to write in place of them: in one text, or in all.
    replaceWords: Type.Optional(
      Type.Object({
        words: Type.String({ minLength: 2 }),
        replacement: text,
        at: Type.Optional(Type.Object({ file: text, pointer: text })),
      }),
    ),
    // Diagnostics whose fixes to apply.
    fix: Type.Optional(
      Type.Array(Type.Object({ file: text, path: optionalText, code: text, message: text })),
    ),
    save: Type.Optional(Type.Object({ withErrors: Type.Boolean() })),
  },
  // A misspelt key must not pass for a request that changes nothing.
  { additionalProperties: false },
);

/** A request to change the site, and the entry that the answer should show. */
export type ChangeRequest = Static<typeof changeRequest>;
