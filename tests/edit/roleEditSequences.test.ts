import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isMapping } from '../../base/values/isMapping.ts';
import { DraftSession } from '../../editor/server/draft/DraftSession.ts';
import { BadRequest } from '../../editor/server/requestBodies.ts';
import { matchesPath } from '../../editor/team/people/explainRefusal.ts';
import { guardSession } from '../../editor/team/people/guardSession.ts';
import { currentMember } from '../../editor/team/people/Member.ts';
import type { SiteCommand } from '../../editor/yaml/commands/EditorCommand.ts';
import { EditError } from '../../features/_shared/yamlEdits/EditError.ts';
import type { JsonValue } from '../../features/_shared/yamlEdits/emit.ts';
import type { Role } from '../../schema/vocabulary/team.ts';
import { isLongRun } from '../isLongRun.ts';
import { fraction } from './fraction.ts';
import { pairedSite } from './pairedCommands.ts';

// The promise: whatever command a person with limits sends, undoes or repeats, all that changes is what the
// role permits, down to the comments.

type Path = (string | number)[];

const site: Readonly<Record<string, string>> = {
  ...pairedSite,
  'pages/more.yaml': `${pairedSite['pages/more.yaml']}      - type: hero
        headline: A picture
        image: { src: /images/a.png, alt: The sisters }
`,
  'locales/de/pages.yaml': '/:\n  texts:\n    - { en: Hello to everybody, de: Hallo zusammen }\n',
};
const types = ['hero', 'feature', 'cta', 'quote'];
const files = ['data/posts.yaml', 'locales/**', 'pages/more.yaml', 'pages.yaml'];

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-roles-'));
  for (const [path, text] of Object.entries(site)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
});
/** Kind of command → how often it was accepted and refused. */
const counts = new Map<string, { accepted: number; refused: number }>();
afterAll(async () => {
  await rm(root, { recursive: true });
  // A guard that refuses or accepts everything would prove nothing.
  for (const [kind, { accepted, refused }] of counts)
    expect({ kind, accepted: accepted > 0, refused: refused > 0 }).toEqual({
      kind,
      accepted: true,
      refused: true,
    });
  expect(counts.size).toBe(new Set(kinds).size);
});

const editKinds = ['set', 'remove', 'insert', 'move', 'duplicate', 'rename', 'paste'] as const;
const kinds = [
  ...editKinds,
  ...(['moveSection', 'addPage', 'duplicatePage', 'renamePage', 'deletePage'] as const),
  ...(['toBlock', 'inline', 'renameFile', 'describeFile', 'replaceWords'] as const),
  ...(['translate', 'renameRow', 'undo', 'undo', 'redo', 'redo', 'comment'] as const),
];

const subset = (items: readonly string[]) => fc.subarray([...items], { minLength: 1 });
const anything = fc.constant(undefined);
const roles: fc.Arbitrary<Role> = fc
  .record({
    may: fc.constantFrom<Role['may']>(...Array<Role['may']>(9).fill('edit'), 'read'),
    routes: fc.oneof(
      fc.constant(['/prices', '/about', '/new/**']),
      subset(['/', '/new/**']),
      anything,
    ),
    sections: fc.oneof(anything, anything, subset(types)),
    files: fc.oneof(anything, anything, subset(files)),
  })
  .map(({ may, ...limits }) => ({
    may,
    ...(Object.fromEntries(Object.entries(limits).filter(([, value]) => value)) as Partial<Role>),
  }));
const actions = fc.record({
  kind: fc.noBias(fc.constantFrom(...kinds)),
  /** Whether a person without limits does it. */
  isFree: fc.boolean(),
  picks: fc.tuple(fraction, fraction, fraction),
});
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never;

test('no command, undo or redo changes what a role does not permit', async () => {
  await fc.assert(
    fc.asyncProperty(
      roles,
      fc.array(actions, { minLength: 5, maxLength: 20 }),
      async (role, list) => {
        const session = await DraftSession.open(root);
        guardSession(session, () => undefined);
        for (const [index, action] of list.entries()) {
          const before = readTexts(session);
          const used = action.isFree ? { may: 'publish' as const } : role;
          const isAccepted = act(session, used, action, index);
          if (action.isFree || isAccepted === undefined) continue;
          const count = counts.get(action.kind) ?? { accepted: 0, refused: 0 };
          counts.set(action.kind, count);
          const after = readTexts(session);
          const isChanged = JSON.stringify([...before]) !== JSON.stringify([...after]);
          if (isAccepted && isChanged) count.accepted++;
          if (!isAccepted) count.refused++;
          expect(listOther(role, after), `${action.kind} by ${JSON.stringify(role)}`).toEqual(
            listOther(role, before),
          );
          if (!isAccepted) expect(after).toEqual(before);
        }
      },
    ),
    { numRuns: isLongRun ? 5000 : 150, seed: Number(process.env.BLOCKWRIGHT_SEED ?? 29) },
  );
});

/** Does something as a member with a role; undefined if it is not possible for anybody. */
function act(
  session: DraftSession,
  role: Role,
  action: Action,
  index: number,
): boolean | undefined {
  const work = () => {
    if (action.kind === 'undo') return session.history.undo();
    if (action.kind === 'redo') return session.history.redo();
    if (action.kind === 'comment') return moveComment(session, action);
    return session.applyCommands([toCommand(session, action, index)], 'Change');
  };
  try {
    currentMember.run({ name: 'Bea', email: 'bea@example.com', role }, work);
    return true;
  } catch (error) {
    if (error instanceof BadRequest && error.status === 403) return false;
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

/** Moves a comment to the line of another value, as the text of a file. */
function moveComment(session: DraftSession, { picks: [one, two] }: Action): void {
  const file = pick(Object.keys(site), one);
  const lines = session.text(file).split('\n');
  const commented = lines.flatMap((line, index) => (/\S # /.test(line) ? [index] : []));
  const from = pick(commented, two);
  const to = pick([...lines.keys()], one);
  if (from === undefined || from === to || !/\w: \w[\w ]*$/.test(lines[to] ?? ''))
    throw new EditError('No comment to move');
  const [text = '', comment] = (lines[from] ?? '').split(' # ');
  lines[from] = text;
  lines[to] += ` # ${comment}`;
  session.replaceTexts(new Map([[file, lines.join('\n')]]), 'Move a comment');
}

function toCommand(session: DraftSession, { kind, picks }: Action, index: number): SiteCommand {
  const [one, two, three] = picks;
  const word = `word${index}`;
  const file = pick(Object.keys(site), one);
  const content = readYaml(session.text(file));
  const pages = ['pages.yaml', 'pages/more.yaml'].flatMap((name) =>
    Object.keys((readYaml(session.text(name)) as { pages?: object } | null)?.pages ?? {}).map(
      (key) => ({
        file: name,
        path: ['pages', key] as Path,
      }),
    ),
  );
  const page = pick(pages, two);
  const sections = pages.flatMap(({ file, path }) => {
    const list = getValue(readYaml(session.text(file)), [...path, 'sections']);
    return Array.isArray(list)
      ? list.map((value, at) => ({ file, path: [...path, 'sections', at], value: value as object }))
      : [];
  });
  const isUsable = ({ value }: { value: object }) =>
    kind === 'moveSection' || (kind === 'inline') === (isMapping(value) && 'use' in value);
  const { value: _, ...section } = pick(sections.filter(isUsable), three) ?? {};
  if (!page) throw new EditError('There is no page left');
  const place = section as { file: string; path: Path };
  const route = pick(['/new/a', '/new/b', '/prices/more', `/${word}`], three);
  if (/^(?:moveSection|toBlock|inline)$/.test(kind) && !place.file)
    throw new EditError('There is no such section left');
  switch (kind) {
    case 'moveSection':
      return { kind, section: place, page };
    case 'addPage':
      return { kind, file: page.file, route, title: word, description: word };
    case 'duplicatePage':
    case 'renamePage':
      return { kind, page, route };
    case 'deletePage':
      return { kind, page, ...(one > 0.5 && { redirect: '/prices' }) };
    case 'toBlock':
      return { kind, section: place, name: word };
    case 'inline':
      return { kind, section: place };
    case 'renameFile':
      return { kind, from: '/images/a.png', to: `/images/${word}.png` };
    case 'describeFile':
      return { kind, src: '/images/a.png', alt: word };
    case 'replaceWords': {
      const all = listPaths(content).filter((path) => typeof getValue(content, path) === 'string');
      const texts = three > 0.3 ? all.slice(0, 1 + index).slice(-1) : all;
      const words = /\w{3,}/.exec(String(getValue(content, texts[0] ?? [])))?.[0];
      return {
        kind,
        words: words ?? 'the',
        replacement: word,
        texts: texts.map((path) => ({ file, path })),
      };
    }
    case 'translate':
      return {
        kind,
        file: 'locales/de/pages.yaml',
        source: 'en',
        target: 'de',
        originals: ['Hello to everybody', 'We are pleased to see you'],
        change: { page: '/', original: 'We are pleased to see you', translation: word },
      };
    case 'renameRow':
      return {
        kind,
        row: { file: 'data/posts.yaml', key: pick(['first', 'second'], two) },
        key: word,
        routes: [],
      };
  }
  // What replaces whole pages leaves nothing to the commands after it.
  const paths = listPaths(content).filter(({ length }) => length > 2 || index % 4 === 0);
  const path = pick(paths, two) ?? ['pages'];
  const parent = path.slice(0, -1);
  const values: JsonValue[] = [word, { type: pick(types, three), headline: word }, [word], 7];
  const value = pick(values, three);
  const at = Math.floor(three * 4);
  switch (kind) {
    case 'set':
      return {
        kind: 'edit',
        file,
        edit: { kind, path: one > 0.8 ? [...path, word] : path, value },
      };
    case 'remove':
      return { kind: 'edit', file, edit: { kind, path } };
    case 'insert':
      return { kind: 'edit', file, edit: { kind, path: parent, index: at, value } };
    case 'move':
      if (one > 0.5)
        return {
          kind: 'edit',
          file: page.file,
          edit: { kind, path: [...page.path, 'sections'], from: 0, to: Math.floor(three * 3) },
        };
      return {
        kind: 'edit',
        file,
        edit: { kind, path: parent, from: Number(three > 0.5), to: at },
      };
    case 'duplicate':
      return { kind: 'edit', file, edit: { kind, path, key: pick([word, '/new/copy'], three) } };
    case 'rename':
      return { kind: 'edit', file, edit: { kind, path, key: pick([word, '/new/name'], three) } };
    default: {
      if (one > 0.5) {
        const type = pick(types, three);
        const edit = { path: [...page.path, 'sections'], index: 0, value: { type } };
        const lines = [`- type: ${type} # ${word}`];
        return { kind: 'edit', file: page.file, edit: { kind: 'paste', ...edit, lines } };
      }
      const isItem = typeof path.at(-1) === 'number';
      const key = pick([word, '/new/page'], three);
      const lines = isItem ? [`- type: hero # ${word}`] : [`# ${word}`, `${key}: ${word}`];
      const pasted = isItem ? { type: 'hero' } : word;
      const edit = { path: parent, index: at, lines, value: pasted, ...(!isItem && { key }) };
      return { kind: 'edit', file, edit: { kind: 'paste', ...edit } };
    }
  }
}

/** Lists what a role does not permit to change: the lines of files outside of its pages and sections. */
function listOther(role: Role, texts: ReadonlyMap<string, string>): [string, unknown][] {
  if (role.may === 'read') return [...texts];
  if (!role.routes && !role.sections && !role.files) return [];
  const main = readYaml(texts.get('pages.yaml') ?? '') as {
    blocks?: Record<string, { type: string }>;
  };
  return [...texts].flatMap(([file, text]): [string, unknown][] => {
    if (role.files?.some((pattern) => matchesPath(file, pattern))) return [];
    if (!file.startsWith('pages') || (!role.routes && !role.sections)) return [[file, text]];
    const isPermitted = (path: Path) => {
      const [top, route, list, index] = path;
      if (top !== 'pages' || route === undefined) return false;
      if (role.routes && !role.routes.some((pattern) => matchesPath(String(route), pattern)))
        return false;
      if (!role.sections) return true;
      if (list !== 'sections' || index === undefined) return false;
      const section = getValue(readYaml(text), path.slice(0, 4));
      if (!isMapping(section)) return false;
      const { use, type } = section as { use?: string; type?: string };
      const used = use === undefined ? undefined : (main.blocks?.[use]?.type ?? 'unknown');
      const found = [used, type].filter((one) => one !== undefined);
      return found.length > 0 && found.every((one) => role.sections?.includes(String(one)));
    };
    return [[file, listLines(text, isPermitted)]];
  });
}

/** Lists the lines outside of permitted entries, by the indentation of block style. */
function listLines(text: string, isPermitted: (path: Path) => boolean): string[] {
  const found: string[] = [];
  /** The keys and items around the line, with their indentation. */
  let open: { indent: number; key: string | number }[] = [];
  let comments: { line: string; indent: number }[] = [];
  const keep = (lines: string[]) => found.push(...lines.map((line) => line.trimEnd()));
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const indent = line.length - line.trimStart().length;
    if (line.trimStart().startsWith('#')) {
      comments.push({ line, indent });
      continue;
    }
    const isItem = /^- /.test(line.trimStart());
    const last = open.findLast((entry) => entry.indent <= indent);
    // A comment that is indented more than the next entry belongs to the entry before.
    const path = open.map(({ key }) => key);
    for (const comment of comments.filter((one) => one.indent > indent))
      if (!isPermitted(path.slice(0, open.filter((one) => one.indent < comment.indent).length)))
        keep([comment.line]);
    const own = comments.filter((one) => one.indent <= indent);
    comments = [];
    const key = /^ *(?:- )?(?:"([^"]+)"|'([^']+)'|([^\s'"#{[][^:#]*)):(?: |$)/.exec(line);
    const name = key?.slice(1).find((part) => part !== undefined);
    open = open.filter((entry) => entry.indent < indent);
    if (isItem) {
      const index = last?.indent === indent && typeof last.key === 'number' ? last.key + 1 : 0;
      open.push({ indent, key: index });
      if (name !== undefined) open.push({ indent: indent + 2, key: name });
    } else if (name !== undefined) open.push({ indent, key: name });
    const here = open.map((entry) => entry.key);
    const upTo = isItem ? here.length - Number(name !== undefined) : here.length;
    if (!isPermitted(here.slice(0, upTo))) keep([...own.map((one) => one.line), line]);
  }
  for (const { line, indent } of comments) {
    const path = open.filter((one) => one.indent < indent).map(({ key }) => key);
    if (!isPermitted(path)) keep([line]);
  }
  // A list without entries, and one with entries, are the same to whoever may not change its key.
  return found.map((line) => line.replace(/^( *(?:sections: \[\]|pages: \{\}))(?= #|$)/, emptied));
}

/** Returns the line of a list or mapping that has entries again. */
function emptied(line: string): string {
  return line.slice(0, line.indexOf(':') + 1);
}

/** Parses a text, of which the steps of a case ask for the same several times. */
function readYaml(text: string): unknown {
  if (parsed.size > 100) parsed.clear();
  if (!parsed.has(text)) parsed.set(text, parse(text));
  return parsed.get(text);
}
const parsed = new Map<string, unknown>();

function readTexts(session: DraftSession): Map<string, string> {
  return new Map(session.files.map((file) => [file, session.text(file)]));
}

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  const inner = entries.flatMap(([key, one]) => listPaths(one, [...path, key]));
  return path.length > 0 ? [path, ...inner] : inner;
}

function getValue(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) found = (found as Record<string | number, unknown> | undefined)?.[key];
  return found;
}

function pick<Item>(items: readonly Item[], part: number): Item {
  return items[Math.floor(part * items.length)] as Item;
}
