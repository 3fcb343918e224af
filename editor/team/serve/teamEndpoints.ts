import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { EditorContext } from '../../server/EditorContext.ts';
import { BadRequest, readJson } from '../../server/requestBodies.ts';
import type { ChangeSet } from '../changes/ChangeSet.ts';
import type { ChangeSets } from '../changes/ChangeSets.ts';
import { readForm } from '../login/handleLogin.ts';
import { currentMember, type Member } from '../people/Member.ts';
import type { OpenSet, OpenSets } from './OpenSets.ts';
import type { PreviewLinks } from './PreviewLinks.ts';

/** What the endpoints below `/_edit/team/` need. */
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

type Endpoint = (team: TeamRequest) => Promise<unknown>;

const text = Type.String({ maxLength: 1000 });
const bodies = {
  title: Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }) }),
  id: Type.Object({ id: text }),
  message: Type.Object({ message: Type.String({ maxLength: 5000 }) }),
  choices: Type.Object({
    choices: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.Literal('mine'), Type.Literal('theirs')])),
    ),
  }),
  change: Type.Object({ change: Type.Object({ file: text, key: text }) }),
  place: Type.Object({
    client: text,
    place: Type.Object({ file: text, key: text, section: Type.Optional(Type.Integer()) }),
  }),
};

/** Method and path below `/_edit/team/` → what a member may do at least, and the endpoint. */
export const teamEndpoints: Record<string, [Member['role']['may'], Endpoint]> = {
  'GET me': [
    'read',
    async ({ member, sets, current }) => ({
      person: { name: member.name, email: member.email },
      may: member.role.may,
      set: current?.set.describe(),
      isDirect: sets.isDirect,
      sets: (await sets.list()).map((set) => set.describe()),
    }),
  ],
  'POST sets': [
    'edit',
    async ({ request, member, sets, select, log }) => {
      const { title } = await readBody(bodies.title, request);
      const { name, email } = member;
      const set = await sets.create({ title, person: { name, email } });
      select(set);
      await log('create', set.describe().id);
      return { id: set.describe().id };
    },
  ],
  'POST open': [
    'read',
    async ({ request, sets, select }) => {
      const set = await sets.find((await readBody(bodies.id, request)).id);
      if (!set) throw new BadRequest('There is no such change set', 404);
      select(set);
      return {};
    },
  ],
  'POST rename': [
    'edit',
    async ({ request, ...team }) => {
      await requireSet(team).set.rename((await readBody(bodies.title, request)).title);
      return {};
    },
  ],
  'POST remove': [
    'edit',
    async (team) => {
      const { set } = requireSet(team);
      const { id, author } = set.describe();
      if (author.email !== team.member.email && team.member.role.may !== 'publish')
        throw new BadRequest('Only its author, or somebody who may publish, removes a set', 403);
      await team.openSets.close(id, { isRemoved: true });
      await set.remove();
      await team.log('remove', id);
      return {};
    },
  ],
  'GET status': ['read', async (team) => requireSet(team).set.status(10_000)],
  'POST publish': [
    'publish',
    async ({ request, member, ...team }) => {
      const { message } = await readBody(bodies.message, request);
      const { set, context } = requireSet(team);
      const { name, email } = member;
      const countErrors = async () => (await context.draft.reload()).summary.errors;
      await set.publish({
        ...{ session: context.session, person: { name, email } },
        ...{ message, countErrors },
      });
      await showAgain(context);
      await team.log('publish', set.describe().id);
      return {};
    },
  ],
  'POST replay': [
    'edit',
    async ({ request, member, ...team }) => {
      const { choices = {} } = await readBody(bodies.choices, request);
      const { set, context } = requireSet(team);
      context.session.guard?.(new Map(Object.keys(choices).map((file) => [file, ''])), true);
      // The changes of the published branch are none of the member's.
      const whole = { ...member, role: { may: member.role.may } };
      const undecided = await currentMember.run(whole, () =>
        set.replay({ session: context.session, choices }),
      );
      await showAgain(context);
      await team.log('replay', set.describe().id);
      return undecided;
    },
  ],
  'POST discard': [
    'edit',
    async ({ request, ...team }) => {
      const { change } = await readBody(bodies.change, request);
      const { set, context } = requireSet(team);
      await set.discard({ session: context.session, change });
      await showAgain(context);
      await team.log('discard', set.describe().id, [change.file]);
      return {};
    },
  ],
  'POST place': [
    'read',
    async ({ request, member, ...team }) => {
      const { client, place } = await readBody(bodies.place, request);
      requireSet(team).presence.move(client, member.email, place);
      return {};
    },
  ],
  'POST preview': [
    'edit',
    async (team) => {
      const { set } = requireSet(team);
      await team.log('preview link', set.describe().id);
      return { link: await team.previews.create(set) };
    },
  ],
  'POST revokePreviewLinks': [
    'edit',
    async (team) => {
      const { set } = requireSet(team);
      await set.revokePreviewLinks();
      await team.log('end preview links', set.describe().id);
      return {};
    },
  ],
};

/** Shows everybody what the files of a set are now. */
async function showAgain({ draft, notifyClients, autosave }: EditorContext): Promise<void> {
  draft.invalidateFiles();
  await draft.reload();
  notifyClients();
  autosave.schedule();
}

/** Returns the change set of a request. Throws if it has none. */
function requireSet({ current }: Pick<TeamRequest, 'current'>): OpenSet {
  if (!current) throw new BadRequest('Choose a change set first', 409);
  return current;
}

/** Returns the id under which a tab listens to events. */
export function readClient(request: IncomingMessage): string {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return (searchParams.get('client') ?? randomUUID()).slice(0, 100);
}

async function readBody<Schema extends (typeof bodies)[keyof typeof bodies]>(
  schema: Schema,
  request: IncomingMessage,
): Promise<Static<Schema>> {
  if (!isForm(request)) return readJson(schema, request, 100_000);
  const value = Object.fromEntries(await readForm(request));
  if (!Value.Check(schema, value)) throw new BadRequest('The form is not filled in');
  return value as Static<Schema>;
}

/** Whether a request comes from a form of the server's own pages, not from the interface. */
export function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
}
