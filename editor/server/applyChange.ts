import type { ChangeRequest } from '../protocol/ChangeRequest.ts';
import type { ChangeResponse } from '../protocol/ChangeResponse.ts';
import { applyFix } from './applyFix.ts';
import { currentWindow } from './draft/currentWindow.ts';
import { readFileContent } from './draft/readFileContent.ts';
import type { EditorContext } from './EditorContext.ts';
import { settleRenamed } from './media/changeFiles.ts';
import { renameRowAndRoutes } from './renameRowAndRoutes.ts';
import { replaceFoundWords } from './replaceFoundWords.ts';
import { listPresetTexts } from './samples/listPresetTexts.ts';
import { unmarkSamples } from './samples/unmarkSamples.ts';
import { showView } from './showView.ts';
import type { SiteParts } from './toEditorState.ts';
import { readSections } from './toPageView.ts';

/**
 * Applies a change to the drafts, saves them if asked to, and returns what the editor shows
 * afterwards. Throws an EditError, without any change, if a command cannot be applied.
 */
export function applyChange(
  context: EditorContext,
  request: ChangeRequest,
): Promise<ChangeResponse> {
  const window = request.client ?? currentWindow.getStore();
  if (window) context.session.windows.add(window);
  return currentWindow.run(window || undefined, () => change(context, request));
}

async function change(context: EditorContext, request: ChangeRequest): Promise<ChangeResponse> {
  const { session, draft } = context;
  const { view } = request;
  const started = performance.now();
  // Whoever may change nothing is refused before any command is tried.
  session.guard?.(new Map());
  await changeOnce(context, request);
  const written = performance.now();
  let isOnlyPageReloaded = false;
  let saved: boolean | undefined;
  if (request.save) {
    const { summary } = await draft.reload();
    saved = summary.errors === 0 || request.save.withErrors;
    if (saved) await session.disk.save();
    if (saved) await settleRenamed(context, true);
  } else {
    isOnlyPageReloaded =
      view !== undefined && keepsRoutes(request) && (await draft.reloadPage(view.file, view.key));
    if (isOnlyPageReloaded) context.fullCheck.schedule();
    else await draft.reload();
    if (request.history) await settleRenamed(context, false);
  }
  context.notifyClients(request.client);
  const resolved = performance.now();
  const answer = await showView(
    context,
    view,
    isOnlyPageReloaded ? changedParts(request) : undefined,
    request.shown,
  );
  const render = performance.now() - resolved;
  return {
    ...answer,
    ...(saved !== undefined && { saved }),
    timings: { write: written - started, resolve: resolved - written, render },
  };
}

/** Changes the texts, unless an earlier attempt of the same request does or did, perhaps before a restart. */
async function changeOnce(context: EditorContext, request: ChangeRequest): Promise<void> {
  const { id } = request;
  const { applied } = context.session;
  if (id === undefined) return changeTexts(context, request);
  if (applied.has(id)) return;
  const { changing } = context;
  const change = changing.get(id) ?? changeTexts(context, request);
  changing.set(id, change);
  await change.finally(() => changing.delete(id));
  context.session.addApplied(id);
}

async function changeTexts(context: EditorContext, request: ChangeRequest): Promise<void> {
  const { session, shownPages } = context;
  const { label = 'Change', key, text, history, steps, resolve } = request;
  if (request.commands) {
    const commands = shownPages.update(request.commands, request.seen, (page) =>
      readSections(session, page),
    );
    const unmarked = await unmarkSamples(
      commands,
      (file) =>
        session.text(file).includes('sample') ? readFileContent(session, file) : undefined,
      (type) => findPresetTexts(context, type),
    );
    session.applyCommands([...commands, ...unmarked], label, key);
  }
  if (text) session.replaceText(text.file, text.content, request.label);
  if (history && steps) session.history.move(history, steps.count, steps.last);
  else if (history) session.history[history]();
  if (resolve) session.resolveConflict(resolve.file, resolve.choices);
  if (request.fix) await applyFix(context, request.fix);
  if (request.renameRow) await renameRowAndRoutes(context, request.renameRow);
  if (request.replaceWords) await replaceFoundWords(context, request.replaceWords);
}

/** Whether a request changes the content of pages, but not which pages there are. */
function keepsRoutes({ commands = [] }: ChangeRequest): boolean {
  return (
    commands.length > 0 &&
    commands.every(
      (command) =>
        command.kind === 'edit' &&
        command.edit.path.length > (command.file.startsWith('data/') ? 0 : 1) &&
        !command.file.startsWith('data/forms/') &&
        (command.edit.path[0] !== 'pages' || command.edit.path.length > 2),
    )
  );
}

/** Lists the parts of the state, besides the page, that edits of a page, block or row change. */
function changedParts({ commands = [] }: ChangeRequest): (keyof SiteParts)[] {
  const parts = commands.flatMap((command): (keyof SiteParts)[] => {
    if (command.kind !== 'edit') return [];
    if (command.file.startsWith('data/')) return ['collections'];
    const [part] = command.edit.path;
    return part === 'blocks' || part === 'site' ? [part] : [];
  });
  return [...new Set(parts)];
}

/** Returns the texts of all presets of a section type. */
async function findPresetTexts(
  { code, draft }: Pick<EditorContext, 'code' | 'draft'>,
  type: string,
): Promise<ReadonlySet<string>> {
  const { listPresets } = await code.loadPresets();
  const { sections, fieldIndex } = (await draft.latest()).siteContext.context;
  const schema = sections[type];
  if (!schema) return new Set();
  const texts = listPresets(type).flatMap(({ section }) =>
    listPresetTexts(section, schema, fieldIndex),
  );
  return new Set(texts.map(({ value }) => value));
}
