import type { Debouncer } from '../../base/time/Debouncer.ts';
import type { CurrentSite } from '../../renderer/index.ts';
import type { PageCode } from '../../server/index.ts';
import type { DraftAutosave } from './draft/DraftAutosave.ts';
import type { DraftSession } from './draft/DraftSession.ts';
import type { DraftSite } from './draft/DraftSite.ts';
import type { ShownPages } from './draft/ShownPages.ts';

/** Objects that the requests to the editor's server share. */
export interface EditorContext {
  root: string;
  code: PageCode;
  /** Whether Vite serves modules and sends events to the windows. */
  hasVite: boolean;
  session: DraftSession;
  /** The site with its unsaved changes. */
  draft: DraftSite;
  /** Returns the site of the last commit; undefined if it cannot be rendered. */
  committed(): Promise<CurrentSite | undefined>;
  /** Returns the site with its unsaved changes as visitors see it at a time. */
  siteAt(time: Date): Promise<DraftSite>;
  /** Has all clients but the one named fetch the state again. */
  notifyClients(except?: string): void;
  /** Checks the whole site once nothing has changed for a moment. */
  fullCheck: Pick<Debouncer, 'schedule'>;
  autosave: DraftAutosave;
  /** New path of a file of public/ that was renamed → its former path. */
  renamed: Map<string, string>;
  shownPages: ShownPages;
  /** Id → the change under way that has it. */
  changing: Map<string, Promise<void>>;
}
