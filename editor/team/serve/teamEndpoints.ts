import type { EditorContext } from '../../server/EditorContext.ts';
import { BadRequest } from '../../server/requestBodies.ts';
import { currentMember, type Member } from '../people/Member.ts';
import type { OpenSet } from './OpenSets.ts';
import { bodies, readTeamBody, type TeamRequest } from './TeamRequest.ts';

type Endpoint = (team: TeamRequest) => Promise<unknown>;

/** Method and path below `/_edit/team/` → what a member may do at least, and the endpoint. */
export const teamEndpoints: Record<string, [Member['role']['may'], Endpoint]> = {
  'GET me': [
    'read',
    async ({ member, sets, current }) => ({
      person: { name: member.name, email: member.email },
      may: member.role.may,
      set: current?.set.describe(),
      publishes: sets.publishes,
      sets: (await sets.list()).map((set) => set.describe()),
    }),
  ],
  'POST sets': [
    'edit',
    async ({ request, member, sets, select, log }) => {
      const { title } = await readTeamBody(bodies.title, request);
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
      const set = await sets.find((await readTeamBody(bodies.id, request)).id);
      if (!set) throw new BadRequest('There is no such change set', 404);
      select(set);
      return {};
    },
  ],
  'POST rename': [
    'edit',
    async ({ request, ...team }) => {
      const { title } = await readTeamBody(bodies.title, request);
      const { set } = requireWhole(team);
      await set.rename(title);
      await team.log('rename', set.describe().id);
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
      await set.remove(() => team.openSets.close(id, { isRemoved: true }));
      await team.log('remove', id);
      return {};
    },
  ],
  'GET status': ['read', async (team) => requireSet(team).set.status(10_000)],
  'POST publish': [
    'publish',
    async ({ request, member, ...team }) => {
      const { message } = await readTeamBody(bodies.message, request);
      const { set, context } = requireSet(team);
      const { name, email } = member;
      const countErrors = async () => (await context.draft.reload()).summary.errors;
      await set.publish({
        session: context.session,
        person: { name, email },
        message,
        countErrors,
      });
      await showAgain(context);
      await team.log('publish', set.describe().id);
      return {};
    },
  ],
  'POST replay': [
    'edit',
    async ({ request, member, ...team }) => {
      const { choices = {} } = await readTeamBody(bodies.choices, request);
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
      const { change } = await readTeamBody(bodies.change, request);
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
      const { client, place } = await readTeamBody(bodies.place, request);
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
      const { set } = requireWhole(team);
      await set.revokePreviewLinks();
      await team.log('revoke preview links', set.describe().id);
      return {};
    },
  ],
};

/** Checks the files of a set again, and shows all its tabs the result. */
async function showAgain({ draft, notifyClients }: EditorContext): Promise<void> {
  draft.invalidateFiles();
  await draft.reload();
  notifyClients();
}

/** Returns the change set of a request, if it concerns the member as a whole. Throws otherwise. */
function requireWhole(team: Pick<TeamRequest, 'current' | 'member'>): OpenSet {
  const open = requireSet(team);
  const { email, role } = team.member;
  const isLimited = role.routes ?? role.sections ?? role.files;
  if (isLimited && open.set.describe().author.email !== email)
    throw new BadRequest('Your role may do this only with change sets of your own', 403);
  return open;
}

/** Returns the change set of a request. Throws if it has none. */
function requireSet({ current }: Pick<TeamRequest, 'current'>): OpenSet {
  if (!current) throw new BadRequest('Choose a change set first', 409);
  return current;
}
