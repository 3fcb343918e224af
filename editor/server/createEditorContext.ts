import { createCommittedSite, type PageCode } from '../../server/changes/createCommittedSite.ts';
import { Debouncer } from '../../server/session/Debouncer.ts';
import { addPreset } from './addPreset.ts';
import { DraftAutosave } from './draft/DraftAutosave.ts';
import { DraftSession } from './draft/DraftSession.ts';
import { type DraftCode, DraftSite } from './draft/DraftSite.ts';
import { ShownPages } from './draft/ShownPages.ts';
import type { EditorContext } from './EditorContext.ts';
import { readEditorSetup } from './readEditorSetup.ts';

/** Connects the editor's server with the windows that show the site. */
interface Clients {
  /** Sends an event to all of them. */
  send(name: 'blockwright:update' | 'blockwright:checked', detail: object): void;
  /** Tells the operator what went wrong. */
  warn(message: string): void;
  /** Resolves once the first page has what it needs, and the check of a large site may begin. */
  whenIdle?(): Promise<unknown>;
}

/** Opens the drafts of the site in `root`, and prepares what requests to the editor share. */
export async function createEditorContext(
  root: string,
  code: DraftCode,
  { send, warn, whenIdle }: Clients,
): Promise<EditorContext> {
  const { load } = code;
  const session = await DraftSession.open(root);
  if (session.loadWarning) warn(session.loadWarning);
  const size = session.files.reduce((sum, file) => sum + session.text(file).length, 0);
  const draft = new DraftSite(session, code, { isLarge: size > largeSiteSize, whenIdle });
  const notifyChecked = () => send('blockwright:checked', {});
  draft.onRenderedCheck = notifyChecked;
  return {
    root,
    session,
    draft,
    committed: createCommittedSite(root, toPageCode(code)),
    siteAt: createTimedSite(session, code),
    setup: () => readEditorSetup(load, root),
    addPreset: (request) => addPreset({ root, session, draft }, load, request),
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
    autosave: new DraftAutosave(() => session.store(), notifyChecked),
  };
}

/** A site with more characters takes a second and more to check. */
const largeSiteSize = 2_000_000;

/** Returns the code that renders the pages of a draft without marks for the editor. */
export function toPageCode({ load, loadSections }: DraftCode): PageCode {
  return { loadChecks: loadSections, loadRenderer: () => load('/renderer/bundle/render.ts') };
}

/** Returns a function that returns the site with its unsaved changes as it is at a time. */
function createTimedSite(session: DraftSession, code: DraftCode): EditorContext['siteAt'] {
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
