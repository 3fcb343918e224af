import { Debouncer } from '../../base/time/Debouncer.ts';
import { createCommittedSite, type PageCode } from '../../server/index.ts';
import { DraftAutosave } from './draft/DraftAutosave.ts';
import type { FindFacts } from './draft/DraftCheck.ts';
import { DraftSession } from './draft/DraftSession.ts';
import { DraftSite } from './draft/DraftSite.ts';
import { ShownPages } from './draft/ShownPages.ts';
import type { EditorContext } from './EditorContext.ts';

/** What the server provides for the editor. */
interface EditorOptions {
  /** Sends an event to all windows that show the site. */
  send(name: 'blockwright:update' | 'blockwright:checked', detail: object): void;
  /** Tells the operator what went wrong. */
  warn(message: string): void;
  /** Resolves once the first page has what it needs, and the check of a large site may begin. */
  whenIdle?(): Promise<unknown>;
  findFacts?: FindFacts;
  /** Whether Vite sends the events to the windows. */
  hasVite?: boolean;
}

/** Opens the drafts of the site in `root`, and prepares what requests to the editor share. */
export async function createEditorContext(
  root: string,
  code: PageCode,
  { send, warn, whenIdle, findFacts, hasVite = false }: EditorOptions,
): Promise<EditorContext> {
  const session = await DraftSession.open(root);
  if (session.loadWarning) warn(session.loadWarning);
  const size = session.files.reduce((sum, file) => sum + session.text(file).length, 0);
  const isLarge = size > largeSiteSize;
  const draft = new DraftSite(session, code, { isLarge, whenIdle, findFacts, hasVite });
  const notifyChecked = () => send('blockwright:checked', {});
  draft.onRenderedCheck = notifyChecked;
  const autosave = new DraftAutosave(() => session.disk.store(), notifyChecked);
  session.onUnstored = () => autosave.schedule();
  return {
    root,
    code,
    hasVite,
    session,
    draft,
    committed: createCommittedSite(root, code),
    siteAt: createTimedSite(session, code),
    notifyClients: (except) => send('blockwright:update', { by: except }),
    fullCheck: new Debouncer(async () => {
      try {
        await draft.reload();
        notifyChecked();
      } catch (error) {
        warn(String(error));
      }
    }),
    renamed: new Map(),
    shownPages: new ShownPages(),
    changing: new Map(),
    autosave,
  };
}

/** A site with more characters takes a second and more to check. */
const largeSiteSize = 2_000_000;

/** Returns a function that returns the site with its unsaved changes as it is at a time. */
function createTimedSite(session: DraftSession, code: PageCode): EditorContext['siteAt'] {
  let known: { time: number; site: DraftSite } | undefined;
  return async (now) => {
    if (known?.time === now.getTime()) await known.site.reload();
    else {
      const site = new DraftSite(session, code, { editing: false, now });
      known = { time: now.getTime(), site };
    }
    return known.site;
  };
}
