import type { IncomingMessage } from 'node:http';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ChangeRequest } from '../protocol.ts';
import { EditError } from '../yaml/EditError.ts';

const text = Type.String();
const index = Type.Integer({ minimum: 0 });
const path = Type.Array(Type.Union([text, Type.Integer()]), { maxItems: 200 });
const address = Type.Object({ file: text, path });
const optionalText = Type.Optional(text);
const content = Type.Unknown();
const choices = Type.Record(text, Type.Union([Type.Literal('mine'), Type.Literal('theirs')]));

const edit = Type.Union([
  Type.Object({
    kind: Type.Literal('set'),
    path,
    value: content,
    order: Type.Optional(Type.Array(text)),
  }),
  Type.Object({ kind: Type.Literal('remove'), path }),
  Type.Object({ kind: Type.Literal('insert'), path, index, value: content }),
  Type.Object({ kind: Type.Literal('move'), path, from: index, to: index }),
  Type.Object({ kind: Type.Literal('duplicate'), path, key: optionalText }),
  Type.Object({ kind: Type.Literal('rename'), path, key: text }),
  Type.Object({
    kind: Type.Literal('paste'),
    path,
    index,
    lines: Type.Array(text),
    value: content,
    key: optionalText,
  }),
]);

const command = Type.Union([
  Type.Object({ kind: Type.Literal('edit'), file: text, edit }),
  Type.Object({
    kind: Type.Literal('moveSection'),
    section: address,
    page: address,
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
    page: address,
    route: text,
    title: optionalText,
  }),
  Type.Object({ kind: Type.Literal('renamePage'), page: address, route: text }),
  Type.Object({ kind: Type.Literal('deletePage'), page: address, redirect: optionalText }),
  Type.Object({ kind: Type.Literal('toBlock'), section: address, name: text }),
  Type.Object({ kind: Type.Literal('inline'), section: address }),
  Type.Object({
    kind: Type.Literal('translate'),
    // Other files have no translations.
    file: Type.String({ pattern: '^locales/[^/.]+(?:/[^/.][^/]*)?\\.ya?ml$' }),
    source: text,
    target: text,
    originals: Type.Array(text),
    change: Type.Object({
      page: text,
      original: text,
      at: optionalText,
      translation: optionalText,
      was: optionalText,
      draft: Type.Optional(Type.Boolean()),
    }),
  }),
  Type.Object({ kind: Type.Literal('renameFile'), from: text, to: text }),
  Type.Object({ kind: Type.Literal('describeFile'), src: text, alt: text }),
]);

const changeRequest = Type.Object(
  {
    id: Type.Optional(Type.String({ maxLength: 100 })),
    view: Type.Optional(
      Type.Object({ file: text, key: text, route: optionalText, content: optionalText }),
    ),
    client: optionalText,
    seen: Type.Optional(index),
    shown: Type.Optional(index),
    commands: Type.Optional(Type.Array(command, { maxItems: 500 })),
    label: optionalText,
    key: optionalText,
    text: Type.Optional(Type.Object({ file: text, content: text })),
    history: Type.Optional(Type.Union([Type.Literal('undo'), Type.Literal('redo')])),
    resolve: Type.Optional(Type.Object({ file: text, choices })),
    renameRow: Type.Optional(Type.Object({ file: text, key: text, to: text })),
    replaceWords: Type.Optional(
      Type.Object({
        words: Type.String({ minLength: 2 }),
        replacement: text,
        at: Type.Optional(Type.Object({ file: text, pointer: text })),
      }),
    ),
    fix: Type.Optional(
      Type.Array(Type.Object({ file: text, path: optionalText, code: text, message: text })),
    ),
    save: Type.Optional(Type.Object({ withErrors: Type.Boolean() })),
  } satisfies Record<keyof ChangeRequest, TSchema>,
  // A misspelt key must not pass for a request that changes nothing.
  { additionalProperties: false },
);

const commitRequest = Type.Object({ message: text });

/** A malformed request, and the status to answer it with. */
export class BadRequest extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** Reads a change of the site. Rejects with a BadRequest if the body is malformed. */
export async function readChangeRequest(request: IncomingMessage): Promise<ChangeRequest> {
  return (await readJson(changeRequest, request, 5_000_000)) as ChangeRequest;
}

/** Reads the message of a commit. Rejects with a BadRequest if the body is malformed. */
export function readCommitRequest(request: IncomingMessage): Promise<Static<typeof commitRequest>> {
  return readJson(commitRequest, request, 100_000);
}

/** Reads a body of at most `limit` bytes. Rejects with an EditError if it is larger. */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A `for await` loop that ends early would destroy the request before it is answered.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new EditError(`Too large: send at most ${formatSize(limit)}`));
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The sender went away')));
  });
}

function formatSize(bytes: number): string {
  return bytes < 1_000_000 ? `${bytes / 1000} kB` : `${Math.floor(bytes / 1_000_000)} MB`;
}

/** How deep a request may be nested: a site has fewer levels, and recursion an end. */
const maxLevels = 100;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** Reads a body of JSON. Rejects with a BadRequest if it is malformed. */
export async function readJson<Schema extends TSchema>(
  schema: Schema,
  request: IncomingMessage,
  limit: number,
): Promise<Static<Schema>> {
  const body = (await readBytes(request, limit)).toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new BadRequest('The request is not JSON');
  }
  if (isDeeperThan(maxLevels, value))
    throw new BadRequest(`The request has more than ${maxLevels} levels`);
  if (!Value.Check(schema, value)) throw new BadRequest('The request has another form');
  return value as Static<Schema>;
}
