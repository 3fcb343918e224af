import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { diffTexts } from '../../../features/_shared/yamlEdits/index.ts';
import { type Step, step } from './History.ts';

/** The part of a session that outlives a restart. */
export interface StoredSession {
  /** File → draft, and the text on disk with which it, or a step of the history, began. */
  drafts: ReadonlyMap<string, string>;
  bases: ReadonlyMap<string, string>;
  /** File → what both sides moved between files, as `DraftTexts.moves` lists it. */
  moves: readonly [string, string[]][];
  done: readonly Step[];
  undone: readonly Step[];
  /** The ids of the last requests that were applied. */
  applied: readonly string[];
}

/** Returns a session in which nothing was changed. */
export function createEmptySession(): ReadSession {
  const [drafts, bases] = [new Map(), new Map()];
  return { drafts, bases, moves: [], done: [], undone: [], applied: [] };
}

const texts = Type.Union([Type.Literal('bases'), Type.Literal('drafts')]);
const steps = Type.Union([Type.Literal('done'), Type.Literal('undone')]);
const text = Type.String();
const count = Type.Integer({ minimum: 0 });

const storedEntry = Type.Union([
  // The folder of the log when it was begun: its path and inode.
  Type.Tuple([Type.Literal('folder'), text, text]),
  // At an offset, so many characters of the text of a file are replaced.
  Type.Tuple([Type.Literal('text'), texts, text, count, count, text]),
  Type.Tuple([Type.Literal('noText'), texts, text]),
  Type.Tuple([Type.Literal('moves'), Type.Array(Type.Tuple([text, Type.Array(text)]))]),
  // Of the steps, so many are left from an index on.
  Type.Tuple([Type.Literal('keep'), steps, count, count]),
  Type.Tuple([Type.Literal('step'), steps, step]),
  Type.Tuple([Type.Literal('applied'), Type.Array(text)]),
  Type.Tuple([Type.Literal('end')]),
]);

/** One change of a stored session. */
export type StoredEntry = Static<typeof storedEntry>;

/** Lists what turns one session into another. The work depends on what changed, not on what is there. */
export function* listStoredEntries(from: StoredSession, to: StoredSession): Generator<StoredEntry> {
  for (const kind of ['bases', 'drafts'] as const) {
    for (const [file, after] of to[kind]) {
      const before = from[kind].get(file);
      if (before === after) continue;
      const patch = diffTexts(before ?? (kind === 'drafts' ? to.bases.get(file) : '') ?? '', after);
      yield ['text', kind, file, patch.at, patch.before.length, patch.after];
    }
    for (const file of from[kind].keys()) if (!to[kind].has(file)) yield ['noText', kind, file];
  }
  if (JSON.stringify(from.moves) !== JSON.stringify(to.moves)) yield ['moves', [...to.moves]];
  for (const kind of ['done', 'undone'] as const) {
    const [old, current] = [from[kind], to[kind]];
    // The oldest steps are dropped at some time.
    const start = Math.max(0, old.indexOf(current[0] as Step));
    let length = 0;
    while (length < current.length && old[start + length] === current[length]) length++;
    if (start > 0 || length < old.length) yield ['keep', kind, start, length];
    for (const added of current.slice(length)) yield ['step', kind, added];
  }
  const known = new Set(from.applied);
  const applied = to.applied.filter((id) => !known.has(id));
  if (applied.length > 0) yield ['applied', applied];
}

/** Applies changes that were read from a log. Throws if one is damaged. */
export function applyEntries(session: ReadSession, entries: Iterable<StoredEntry>): void {
  for (const entry of entries) applyEntry(session, entry);
}

/** A session that is being read. */
export interface ReadSession extends StoredSession {
  drafts: Map<string, string>;
  bases: Map<string, string>;
  moves: [string, string[]][];
  done: Step[];
  undone: Step[];
  applied: string[];
}

/** Whether a line of a log is a change of a session. */
export function isEntry(value: unknown): value is StoredEntry {
  return Value.Check(storedEntry, value);
}

function applyEntry(session: ReadSession, entry: StoredEntry): void {
  const [name] = entry;
  if (name === 'text') {
    const [, kind, file, at, length, inserted] = entry;
    const base = kind === 'drafts' ? session.bases.get(file) : undefined;
    const known = session[kind].get(file) ?? base ?? '';
    if (at + length > known.length) throw new Error(`the text of ${file} is shorter`);
    session[kind].set(file, known.slice(0, at) + inserted + known.slice(at + length));
  } else if (name === 'noText') session[entry[1]].delete(entry[2]);
  else if (name === 'moves') session.moves = entry[1];
  else if (name === 'keep')
    session[entry[1]] = session[entry[1]].slice(entry[2], entry[2] + entry[3]);
  else if (name === 'step') session[entry[1]].push(entry[2]);
  else if (name === 'applied') session.applied.push(...entry[1]);
}
