import { type Static, Type } from 'typebox';
import { translationChange } from '../../../features/_shared/localeFiles/index.ts';
import { yamlEdit } from '../../../features/_shared/yamlEdits/index.ts';

const text = Type.String();

const entryLocation = Type.Object({
  file: text,
  path: Type.Array(Type.Union([text, Type.Integer()]), { maxItems: 200 }),
});

/** The location of an entry: a file, and the path from its root. */
export type EntryLocation = Static<typeof entryLocation>;

export const editorCommand = Type.Union([
  Type.Object({ kind: Type.Literal('edit'), file: text, edit: yamlEdit }),
  // Moves a section to the end of another page.
  Type.Object({
    kind: Type.Literal('moveSection'),
    section: entryLocation,
    page: entryLocation,
  }),
  Type.Object({
    kind: Type.Literal('addPage'),
    file: text,
    route: text,
    title: text,
    description: text,
  }),
  Type.Object({
    kind: Type.Literal('duplicatePage'),
    page: entryLocation,
    route: text,
    title: Type.Optional(text),
  }),
  // Changes the route of a page: redirects the old one, and updates links.
  Type.Object({ kind: Type.Literal('renamePage'), page: entryLocation, route: text }),
  // Deletes a page; with `redirect`, redirects its routes and updates links.
  Type.Object({
    kind: Type.Literal('deletePage'),
    page: entryLocation,
    redirect: Type.Optional(text),
  }),
  // Turns a section into a block, and uses it in its place.
  Type.Object({ kind: Type.Literal('toBlock'), section: entryLocation, name: text }),
  // Replaces the use of a block by the block's content.
  Type.Object({ kind: Type.Literal('inline'), section: entryLocation }),
  // Writes a translation; `originals` are the texts of its page, in their order.
  Type.Object({
    kind: Type.Literal('translate'),
    // Other files have no translations.
    file: Type.String({ pattern: '^locales/[^/.]+(?:/[^/.][^/]*)?\\.ya?ml$' }),
    source: text,
    target: text,
    originals: Type.Array(text),
    change: translationChange,
  }),
  // Names a file of public/ by its new path wherever it is used.
  Type.Object({ kind: Type.Literal('renameFile'), from: text, to: text }),
  // Sets the alternative text of a picture wherever it is used.
  Type.Object({ kind: Type.Literal('describeFile'), src: text, alt: text }),
]);

/** A change of the site that is applied and undone as a whole. */
export type EditorCommand = Static<typeof editorCommand>;

/** The commands of one kind. */
export type CommandOf<Kind extends SiteCommand['kind']> = Extract<SiteCommand, { kind: Kind }>;

/** A command that a request asks for, or that the server makes. */
export type SiteCommand =
  | EditorCommand
  /** Changes the key of a row, and the routes that depend on it from the first to the second of a pair. */
  | {
      kind: 'renameRow';
      row: { file: string; key: string };
      key: string;
      routes: readonly (readonly [string, string])[];
    }
  /** Writes other words in place of those that a search finds, in some texts. */
  | { kind: 'replaceWords'; words: string; replacement: string; texts: EntryLocation[] };
