import type { EditorState } from './EditorState.ts';
import type { FileView } from './FileView.ts';
import type { PageSummary } from './PageSummary.ts';
import type { PageView } from './PageView.ts';
import type { RenderedPreview } from './RenderedPreview.ts';

/** The answer to a change. */
export interface ChangeResponse {
  /** The parts of the state that may have changed. */
  state: Partial<EditorState>;
  page: PageView | undefined;
  /** Identifies the answer, to be sent along with commands for the page. */
  seen?: number;
  /** The file that `content` of the view names. */
  content?: FileView;
  /** The summary of the open entry, where `state` has no `pages`. */
  entry?: PageSummary;
  /** The page in the preview. */
  preview?: RenderedPreview;
  /** Whether the site was saved; false if it has errors and `withErrors` was not set. */
  saved?: boolean;
  /** Milliseconds spent on changing the text, resolving the page and rendering it. */
  timings?: { write: number; resolve: number; render: number };
}
