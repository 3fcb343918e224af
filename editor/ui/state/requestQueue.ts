import { followMoves } from '../../merge/followSections.ts';
import type { ChangeRequest } from '../../protocol/ChangeRequest.ts';
import type { EditorState } from '../../protocol/EditorState.ts';
import type { PageView } from '../../protocol/PageView.ts';
import type { EditorCommand } from '../../yaml/commands/EditorCommand.ts';
import { api, ConnectionError, TemporaryRefusal } from './api.ts';
import { applyAnswer, followMovedSections, lastAnswers, showPending } from './applyAnswer.ts';
import { movesSections, restructures } from './applyPending.ts';
import { closesForm } from './closesForm.ts';
import {
  editorStore,
  getContentFile,
  runInBackground,
  type Selection,
  showMessage,
} from './editorStore.ts';
import { followRenamed, renameTarget } from './followRenamed.ts';
import { listSetPlaces, setsSame } from './listSetPlaces.ts';
import { nameUndoStep } from './nameUndoStep.ts';
import { previewFrame, waitForRelease } from './previewFrame.ts';
import { refreshPublication } from './refreshPublication.ts';
import { forgetRefused, keepRefused } from './refusedTexts.ts';
import { storedRequests } from './storedRequests.ts';
import { noteTyping } from './waitForPause.ts';
import { windowId } from './windowId.ts';

/**
 * Applies commands to the manifest; true when the server accepted them. Commands with the same `key` are one
 * undo step until the author pauses. While they wait for the server, a later one replaces an earlier one.
 */
export function runCommands(
  commands: EditorCommand[],
  label: string,
  key?: string,
): Promise<boolean> {
  return sendRequest({ commands, label, ...(key !== undefined && { key: nameUndoStep(key) }) });
}

/** Writes all changes to disk. A site with errors is only saved `withErrors`. */
export async function save({
  withErrors,
}: {
  withErrors: boolean;
}): Promise<'saved' | 'has-errors' | 'refused'> {
  const accepted = await sendRequest({ save: { withErrors } });
  if (!accepted) return editorStore.message === '' ? 'has-errors' : 'refused';
  showMessage('Saved.');
  refreshPublication();
  return 'saved';
}

/** Replaces the text of a file 250 ms after the last call, or earlier before any other request. */
export function scheduleTextUpdate(file: string, getContent: () => string): void {
  if (pendingText && pendingText.file !== file) flushPendingText();
  clearTimeout(pendingText?.timer);
  pendingText = { file, getContent, timer: window.setTimeout(flushPendingText, 250) };
  editorStore.isPending = true;
}

/** Whether the server may not have received everything typed in this window. */
export function hasPendingInput(): boolean {
  return isDraining || pendingText !== undefined;
}

/** Whether a request is under way, whose answer will bring the current state. */
export function isSending(): boolean {
  return isDraining;
}

/** Sends a request after the requests in the queue; true when the server accepted it. */
export function sendRequest(change: ChangeRequest): Promise<boolean> {
  flushPendingText();
  noteTyping();
  const request = { id: crypto.randomUUID() as string, ...change };
  const last = queue.at(-1);
  if (
    last &&
    last.request !== inFlight &&
    request.key !== undefined &&
    last.request.key === request.key &&
    setsSame(last.request, request)
  )
    queue.pop()?.settle(true);
  const { message } = editorStore;
  const outcome = new Promise<boolean>((settle) => queue.push({ request, settle, message }));
  editorStore.isPending = true;
  storeQueue();
  const page = editorStore.page as PageView | undefined;
  if (page && listPending([request]).some((one) => restructures(page, one))) {
    // What is typed into an open text goes to the place that its section had.
    if (listPending([request]).some((one) => movesSections(page, one)))
      editorStore.text?.session.end();
    showPending(listPending());
    editorStore.version++;
  }
  runInBackground(drainQueue());
  return outcome;
}

/** Returns the page that answers should describe: the one on the canvas. */
export function currentView(): ChangeRequest['view'] {
  const { page, route, selection } = editorStore;
  const content = getContentFile(selection as Selection);
  return (
    page && {
      file: page.file,
      key: page.key,
      ...(route && { route }),
      ...(content && { content }),
    }
  );
}

/** Sends the requests that the server had not acknowledged when the page was reloaded. */
export function resendStoredRequests(): void {
  for (const request of storedRequests.read()) runInBackground(sendRequest(request));
}

/** Keeps the page from being reloaded until the server has everything that was typed. */
export async function handleDisconnect(): Promise<void> {
  editorStore.isConnected = false;
  await waitForAnswers(retryDelay / 4);
}

/** Waits until the server has answered everything, looking every `pause` milliseconds. */
export async function waitForAnswers(pause = 20): Promise<void> {
  flushPendingText();
  while (isDraining) await delay(pause);
}

/** The wait before a request that the server did not get is repeated, in milliseconds. */
const retryDelay = 1000;

/** The longest wait between requests that are too many, which doubles with each, unless the server asks for more, in milliseconds. */
const longestRetryDelay = 16_000;

interface QueueEntry {
  request: ChangeRequest;
  settle: (accepted: boolean) => void;
  /** The message that the author saw when sending the request, or its refusal since. */
  message: string;
}

const queue: QueueEntry[] = [];
let isDraining = false;
/** The request that the server is answering, which a later one must not replace. */
let inFlight: ChangeRequest | undefined;
let pendingText: { file: string; getContent: () => string; timer: number } | undefined;

function flushPendingText(): void {
  if (!pendingText) return;
  const { file, getContent, timer } = pendingText;
  clearTimeout(timer);
  pendingText = undefined;
  runInBackground(sendRequest({ text: { file, content: getContent() } }));
}

/** Lists the commands of requests that wait for their answers. */
function listPending(requests = queue.map(({ request }) => request)): EditorCommand[] {
  return requests.flatMap(({ commands = [] }) => commands);
}

async function drainQueue(): Promise<void> {
  if (isDraining) return;
  isDraining = true;
  let refusals = 0;
  for (let next = queue[0]; next; next = queue[0]) {
    inFlight = next.request;
    try {
      const view = currentView();
      const { seen, shown } = lastAnswers();
      const answer = await api.applyChange({
        ...next.request,
        client: windowId,
        ...(seen !== undefined && { seen }),
        ...(shown !== undefined && { shown }),
        ...(view && { view }),
      });
      refusals = 0;
      await waitForRelease();
      queue.shift();
      editorStore.isConnected = true;
      followMoved(answer.page, next.request.commands);
      // While the author types, the form stays; the event of the change elsewhere has it follow later.
      if (listSetPlaces(next.request) === undefined || !closesForm(answer))
        applyAnswer(answer, listPending());
      // A message since then, about what was left out of a change for example, is still to be read.
      if (editorStore.message === next.message) editorStore.message = '';
      forgetRefused(next.request);
      next.settle(answer.saved !== false);
    } catch (error) {
      const isRefused = error instanceof TemporaryRefusal;
      if (isRefused) {
        showMessage(error.message);
        next.message = error.message;
      }
      if (isRefused || error instanceof ConnectionError) {
        editorStore.isConnected = isRefused;
        inFlight = undefined;
        const patience = Math.min(retryDelay * 2 ** refusals, longestRetryDelay);
        if (isRefused && error.isRateLimited) refusals++;
        await delay(isRefused ? Math.max(error.wait, patience) : retryDelay);
        continue;
      }
      // The content may have got another name on disk a moment ago.
      if (queue[0] === next && (await retriesRenamed(next.request))) continue;
      // The display of an answer may have failed.
      if (queue[0] === next) queue.shift();
      // What is kept is shown with the reason, which a message would only repeat.
      const isKept = keepRefused(next.request, (error as Error).message);
      editorStore.message = isKept ? '' : (error as Error).message;
      previewFrame.dropTyped();
      showPending(listPending());
      editorStore.version++;
      next.settle(false);
    }
    storeQueue();
  }
  inFlight = undefined;
  isDraining = false;
  editorStore.isPending = pendingText !== undefined;
}

/** Has the form and what was typed meanwhile follow content that was renamed; true if any was. */
export async function followRenamings(state: EditorState): Promise<boolean> {
  const renamed = await followRenamed(state);
  for (const one of renamed)
    for (const { request } of queue) {
      request.commands &&= request.commands.map((command) => renameTarget(command, one));
      delete request.key;
    }
  return renamed.length > 0;
}

/** The last request that was tried again because what it changes was renamed. */
let retried: string | undefined;

/** Whether a refused request can be sent again, because what it changes was renamed elsewhere. */
async function retriesRenamed({ id, commands }: ChangeRequest): Promise<boolean> {
  if (!commands || id === retried) return false;
  retried = id;
  try {
    const { state } = await api.state(undefined);
    return await followRenamings(state as EditorState);
  } catch {
    return false;
  }
}

/** Sends what was typed meanwhile to the sections that it was typed in, wherever they are now. */
function followMoved(page: PageView | undefined, commands: EditorCommand[] = []): void {
  const moves = followMovedSections(page, commands);
  if (!page || !moves) return;
  for (const { request } of queue) {
    request.commands &&= request.commands.map((command) => followMoves(command, page, moves));
    // The key names the earlier position, which is another section now.
    delete request.key;
  }
}

// A reload must not drop the last letters typed in the YAML pane.
addEventListener('pagehide', flushPendingText);

function storeQueue(): void {
  storedRequests.write(queue.map(({ request }) => request));
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
