import type { View } from '../protocol/ChangeRequest.ts';
import type { ChangeResponse } from '../protocol/ChangeResponse.ts';
import { readFileContent } from './draft/readFileContent.ts';
import type { EditorContext } from './EditorContext.ts';
import { findShareImage } from './findShareImage.ts';
import { summarizePage } from './summarizePage.ts';
import { type SiteParts, toEditorState, toSiteParts } from './toEditorState.ts';
import { toPageView } from './toPageView.ts';

/**
 * Returns the state of the editor, and form and preview of the entry that is open.
 *
 * @param parts after a change of one page, the parts of the state to return; the rest follows when
 *   the whole site has been checked
 * @param shown the last answer whose HTML the client has
 */
export async function showView(
  { session, draft, autosave, shownPages }: EditorContext,
  view: View | undefined,
  parts?: readonly (keyof SiteParts)[],
  shown?: number,
): Promise<ChangeResponse> {
  // A text in the form and on the page must be of the same time. The window may name a file that was removed.
  if (view && session.files.includes(view.file)) await draft.updatePage(view.file, view.key);
  const checked = await draft.latest();
  const { unsaved, conflicts } = session;
  const steps = session.history.next;
  const warnings = [
    ...(autosave.failure
      ? [
          `Unsaved changes could not be stored: ${autosave.failure}. They are kept in memory until storing succeeds; do not close the editor.`,
        ]
      : []),
    ...(session.loadWarning ? [session.loadWarning] : []),
    ...(draft.failure ? [`The site could not be checked: ${draft.failure}`] : []),
  ];
  const found = view && toPageView(session, checked, view.file, view.key, view.route);
  const route = found?.routes.find((candidate) => candidate === view?.route) ?? found?.routes[0];
  const rendering = route ? draft.render(route) : undefined;
  // Without a preview in the answer, the preview itself says why a page cannot be rendered.
  const html = await (view?.route ? rendering : rendering?.catch(() => undefined));
  const shareImage = html && findShareImage(html, checked.site?.url ?? '');
  const page = found && { ...found, ...(shareImage && { shareImage }) };
  const seen = page && shownPages.add(page);
  const preview = seen !== undefined && view?.route && route && html && { route, html };
  const file = view?.content;
  const summarize = ({ file, key }: View) =>
    summarizePage(file, key, session.outline(file).value?.pages?.[key], checked);
  return {
    state: parts
      ? { unsaved, steps, conflicts, warnings, ...toSiteParts(session, parts) }
      : { ...(await toEditorState(session, checked)), warnings },
    page,
    ...(seen !== undefined && { seen }),
    ...(file !== undefined && { content: { file, value: readFileContent(session, file) } }),
    ...(parts && view && { entry: summarize(view) }),
    ...(preview && { preview: shownPages.addPreview(seen, preview, shown) }),
  };
}
