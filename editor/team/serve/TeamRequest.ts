import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { choices } from '../../protocol/ChangeRequest.ts';
import { BadRequest, readJson } from '../../server/requestBodies.ts';
import { readFormBody } from '../access/readFormBody.ts';
import type { ChangeSet } from '../changes/ChangeSet.ts';
import type { ChangeSets } from '../changes/ChangeSets.ts';
import type { Member } from '../people/Member.ts';
import type { OpenSet, OpenSets } from './OpenSets.ts';
import type { PreviewLinks } from './PreviewLinks.ts';

/** The arguments of the endpoints below `/_edit/team/`. */
export interface TeamRequest {
  request: IncomingMessage;
  member: Member;
  sets: ChangeSets;
  openSets: OpenSets;
  previews: PreviewLinks;
  /** The change set of the request; undefined while the member has not chosen any. */
  current: OpenSet | undefined;
  /** Has the browser work on a change set from now on. */
  select(set: ChangeSet): void;
  log(what: string, set?: string, files?: readonly string[]): Promise<void>;
}

const text = Type.String({ maxLength: 1000 });
/** The bodies of requests below `/_edit/team/`. */
export const bodies = {
  title: Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }) }),
  id: Type.Object({ id: text }),
  message: Type.Object({ message: Type.String({ maxLength: 5000 }) }),
  choices: Type.Object({ choices: Type.Optional(choices) }),
  change: Type.Object({ change: Type.Object({ file: text, key: text }) }),
  place: Type.Object({
    client: text,
    place: Type.Object({ file: text, key: text, section: Type.Optional(Type.Integer()) }),
  }),
};

/** Returns the id under which a tab listens to events. */
export function readClient(request: IncomingMessage): string {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return (searchParams.get('client') ?? randomUUID()).slice(0, 100);
}

/** Reads the body of a request from the interface or from a form. Rejects with a BadRequest if it is malformed. */
export async function readTeamBody<Schema extends (typeof bodies)[keyof typeof bodies]>(
  schema: Schema,
  request: IncomingMessage,
): Promise<Static<Schema>> {
  if (!isForm(request)) return readJson(schema, request, 100_000);
  const value = Object.fromEntries(await readFormBody(request));
  if (!Value.Check(schema, value)) throw new BadRequest('The form is not filled in');
  return value as Static<Schema>;
}

/** Whether a request comes from a form of the server's own pages, not from the interface. */
export function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}
