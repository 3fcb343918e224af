import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../../base/text/escape.ts';
import { sendPlainPage } from '../access/sendPlainPage.ts';
import type { ChangeSet } from '../changes/ChangeSet.ts';
import type { Member } from '../people/Member.ts';

/** Answers with the page on which a member chooses a change set, or begins one. */
export function sendSetsPage(
  response: ServerResponse,
  { name, role }: Member,
  sets: readonly ChangeSet[],
): void {
  const items = sets.map((set) => {
    const { id, title, author } = set.describe();
    return `<form method="post" action="/_edit/team/open"><input type="hidden" name="id" value="${id}">
<button>${escapeHtml(title)}<br><small>${escapeHtml(author.name)}</small></button></form>`;
  });
  const create = `<h2>Begin new changes</h2>
<form method="post" action="/_edit/team/sets">
<label>Title <input name="title" required maxlength="200" placeholder="Prices for spring"></label>
<button>Begin</button></form>`;
  sendPlainPage(response, {
    title: `Hello ${name}`,
    body: `${items.length > 0 ? `<h2>Changes under way</h2>${items.join('')}` : '<p>No changes are under way.</p>'}
${role.may === 'read' ? '' : create}
<form method="post" action="/_edit/logout"><button>Log out</button></form>`,
  });
}
