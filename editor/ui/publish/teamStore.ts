import { proxy } from 'valtio';
import type { Side } from '../../merge/settleValues.ts';
import type { EntryChange } from '../../protocol/EntryChange.ts';
import type { PresentPerson } from '../../protocol/PresentPerson.ts';
import type { SetStatus } from '../../protocol/SetStatus.ts';
import type { SetSummary } from '../../protocol/SetSummary.ts';
import { post, request } from '../state/api.ts';
import { refresh } from '../state/openEditor.ts';

/** Who edits, and the change sets that they may open. */
interface Team {
  person: { name: string; email: string };
  may: 'read' | 'edit' | 'publish';
  /** Where publishing leads: to the published branch, a pull request, or a branch that others merge. */
  publishes: 'site' | 'request' | 'branch';
  set: SetSummary;
  sets: SetSummary[];
}

/** The change set that is open, and how far it has come. */
export const teamStore = proxy({
  team: undefined as Team | undefined,
  status: undefined as SetStatus | undefined,
  people: [] as PresentPerson[],
  /** Files that both sides changed, to be chosen before the site's changes are taken over. */
  files: [] as string[],
});

/** Asks who edits what, and how far it has come. */
export async function loadTeam(): Promise<void> {
  teamStore.team = await request<Team>('../team/me');
  teamStore.status = await request<SetStatus>('../team/status');
}

/** Opens another change set, in a page of its own. */
export async function openSet(id: string): Promise<void> {
  await send('open', { id });
  location.assign('/_edit');
}

/** Creates a change set, and opens it. */
export async function createSet(title: string): Promise<void> {
  await send('sets', { title });
  location.assign('/_edit');
}

/** Gives the open set another title. */
export async function renameSet(title: string): Promise<void> {
  await send('rename', { title });
  await loadTeam();
}

/** Removes the open change set for all, and shows the others. */
export async function removeSet(): Promise<void> {
  await send('remove', {});
  location.assign('/_edit/sets');
}

/** Creates a link to the pages of the open set, for people without a login. */
export async function createPreviewLink(): Promise<string> {
  return (await send<{ link: string }>('preview', {})).link;
}

/** Revokes all links to the preview of the open set. */
export async function revokePreviewLinks(): Promise<void> {
  await send('revokePreviewLinks', {});
}

/** Publishes the open set. */
export async function publishChanges(message: string): Promise<void> {
  await send('publish', { message });
  await loadTeam();
}

/** Restores a page or file as it is published. */
export async function restorePublished({ file, key }: EntryChange): Promise<void> {
  await send('discard', { change: { file, key } });
  await refresh();
}

/** Takes over what was published since; asks for `files` that both sides changed. */
export async function takeOver(choices: Record<string, Side> = {}): Promise<void> {
  teamStore.files = await send<string[]>('replay', { choices });
  await refresh();
  await loadTeam();
}

function send<Answer = object>(path: string, body: object): Promise<Answer> {
  return post<Answer>(`../team/${path}`, JSON.stringify(body));
}
