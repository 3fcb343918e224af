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
  const list = (title: string, isPublished: boolean, none = '') => {
    const items = sets.flatMap((set) => {
      const { id, title, author, pushed, published = false } = set.describe();
      if (published !== isPublished) return [];
      const state = published ? 'Published' : pushed ? 'In review' : 'Draft';
      return `<form method="post" action="/_edit/team/open"><input type="hidden" name="id" value="${id}">
<button class="row"><b>${escapeHtml(title)}</b><small>${escapeHtml(author.name || author.email)} · ${state}</small></button></form>`;
    });
    return items.length > 0 ? `<h2>${title}</h2>${items.join('')}` : none;
  };
  const create = `<h2>Begin new changes</h2>
<form method="post" action="/_edit/team/sets">
<label>Title <input name="title" required maxlength="200" placeholder="Prices for spring"></label>
<button class="primary">Begin</button></form>`;
  sendPlainPage(response, {
    title: `Hello ${name}`,
    body: `${list('Changes under way', false, '<p>No changes are under way.</p>')}
${role.may === 'read' ? '' : create}
${list('Published', true)}
<form method="post" action="/_edit/logout"><button>Log out</button></form>`,
  });
}
