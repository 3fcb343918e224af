import type { DraftSession } from '../../server/draft/DraftSession.ts';
import { BadRequest } from '../../server/requestBodies.ts';
import { explainRefusal } from './explainRefusal.ts';
import { currentMember } from './Member.ts';

/** Has the drafts of a site refuse what the member who asks may not change. */
export function guardSession(
  session: DraftSession,
  onChange: (files: readonly string[]) => void,
): void {
  session.guard = (texts, isWholeText) => {
    const member = currentMember.getStore();
    const read = (file: string) => (session.files.includes(file) ? session.text(file) : '');
    const changes = new Map(
      Array.from(texts, ([file, after]) => [file, { before: read(file), after }]),
    );
    const reason = member ? explainRefusal(member.role, changes, isWholeText) : 'Log in first';
    if (reason) throw new BadRequest(reason, 403);
  };
  session.onChange = onChange;
  session.windows.getPerson = () => currentMember.getStore()?.email;
}
