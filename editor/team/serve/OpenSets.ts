import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { chainHandlers } from '../../../base/http/chainHandlers.ts';
import type { RequestHandler } from '../../../base/http/RequestHandler.ts';
import type { SiteCode } from '../../../code/index.ts';
import {
  createMiddlewareHandlers,
  type DevBundle,
  DevCode,
  serveSiteFiles,
  stripBase,
} from '../../../server/index.ts';
import { createEditorContext } from '../../server/createEditorContext.ts';
import type { EditorContext } from '../../server/EditorContext.ts';
import { handleDraftPages, handleEditor } from '../../server/handleEditor.ts';
import type { ChangeSet } from '../changes/ChangeSet.ts';
import { limitRoom } from '../changes/limitRoom.ts';
import { guardSession } from '../people/guardSession.ts';
import { Presence } from './Presence.ts';
import { RunningRequests } from './RunningRequests.ts';

/** A change set that somebody has open. */
export interface OpenSet {
  set: ChangeSet;
  context: EditorContext;
  presence: Presence;
  requests: RunningRequests;
  /** Answers the requests of members. */
  handle: RequestHandler;
  /** Ends what features have started for the set. */
  closeFeatures(): Promise<void>;
  /** Answers the requests of those who have a preview link. */
  handlePreview: RequestHandler;
}

interface OpenSetsOptions {
  code: SiteCode;
  bundle: DevBundle;
  origin: string;
  warn(message: string): void;
  onChange(set: string, files: readonly string[]): void;
}

/** How long a set stays open that no one looks at, in milliseconds. */
const idleTime = 15 * 60_000;

/** How long closing a set waits for the requests to it, in milliseconds. */
const longestWait = 2000;

/** The change sets that are open: each has its drafts and its rendered site in memory. */
export class OpenSets {
  readonly #options: OpenSetsOptions;
  readonly #open = new Map<string, { opening: Promise<OpenSet>; used: number }>();
  /** The sets that are being closed → the set if closing failed, because its drafts are in memory alone. */
  readonly #closing = new Map<string, Promise<OpenSet | undefined>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: OpenSetsOptions) {
    this.#options = options;
    const closeIdle = () => this.#closeIdle().catch((error) => options.warn(String(error)));
    this.#timer = setInterval(closeIdle, 60_000).unref();
  }

  /** Opens a set, unless it is open. */
  open(set: ChangeSet): Promise<OpenSet> {
    const { id } = set.describe();
    const known = this.#open.get(id);
    if (known) {
      known.used = performance.now();
      return known.opening;
    }
    const closing = this.#closing.get(id) ?? Promise.resolve(undefined);
    const opening = closing.then((stillOpen) => stillOpen ?? this.#create(set));
    this.#open.set(id, { opening, used: performance.now() });
    opening.catch(() => this.#open.delete(id));
    return opening;
  }

  /**
   * Waits for the requests to a set, and forgets it. Stores its drafts unless it is about to be removed;
   * rejects if that is not possible.
   */
  async close(id: string, { isRemoved = false } = {}): Promise<void> {
    const known = this.#open.get(id);
    const open = await known?.opening.catch(() => undefined);
    if (!known || !open || this.#open.get(id) !== known) return;
    const { presence, requests, context, closeFeatures } = open;
    // Whoever opens the set from now on waits for what it stores.
    this.#open.delete(id);
    const closing = requests
      .end(isRemoved ? undefined : longestWait)
      .then(() => (isRemoved ? context.autosave.stop() : context.autosave.close()));
    const outcome = closing.then(
      () => undefined,
      () => open,
    );
    this.#closing.set(id, outcome);
    try {
      await closing;
      // All tabs ask for the state, and learn that the set is gone.
      if (isRemoved) presence.send('blockwright:update', {});
      presence.close();
      await closeFeatures();
    } catch (error) {
      if (!this.#open.has(id)) this.#open.set(id, known);
      throw error;
    } finally {
      this.#closing.delete(id);
    }
  }

  /** Stores the drafts of all sets. Rejects if that is not possible. */
  async closeAll(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#closing.values());
    const closed = await Promise.allSettled([...this.#open.keys()].map((id) => this.close(id)));
    const failure = closed.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }

  async #closeIdle(): Promise<void> {
    for (const [id, { opening, used }] of this.#open) {
      const { presence } = await opening;
      if (presence.isEmpty && performance.now() - used > idleTime) await this.close(id);
    }
  }

  async #create(set: ChangeSet): Promise<OpenSet> {
    const { root } = set;
    const { code, bundle, origin, warn, onChange } = this.#options;
    await linkPackages(code.root, root);
    const presence = new Presence();
    const requests = new RunningRequests();
    const devCode = new DevCode(
      () => Promise.reject(new Error('The code of `edit --serve` does not change')),
      bundle,
      code,
    );
    const send = presence.send.bind(presence);
    const context = await createEditorContext(root, devCode, { send, warn });
    limitRoom(context.session);
    guardSession(context.session, (files) => onChange(set.describe().id, files));
    const features = createMiddlewareHandlers('team', {
      root,
      code: devCode,
      installation: code.installation,
      hasVite: false,
      readCurrent: () => context.draft.current(),
      readCommitted: context.committed,
    });
    const files = serveSiteFiles(root, () => context.draft.current());
    const head = `<meta name="blockwright-set" content="${set.describe().id}">`;
    const editor = handleEditor(context, { origin, head });
    // Within a minute, the same site is checked again, which takes less than a new one.
    const getMinute = () => new Date(Math.floor(Date.now() / 60_000) * 60_000);
    const preview: RequestHandler = async (request, response, next) =>
      handleDraftPages(await context.siteAt(getMinute()))(request, response, next);
    const track = (...handlers: RequestHandler[]): RequestHandler => {
      const handle = chainHandlers(stripBase(root), ...handlers);
      return (request, ...rest) => requests.run(request, async () => handle(request, ...rest));
    };
    return {
      set,
      context,
      presence,
      requests,
      closeFeatures: features.close,
      handle: track(...features.handlers, editor, files, handleDraftPages(context.draft)),
      handlePreview: track(files, preview),
    };
  }
}

/** Links the packages with section types, which a set cannot change, into its folder. */
async function linkPackages(from: string, root: string): Promise<void> {
  const packages = join(from, 'node_modules');
  if (existsSync(packages) && !existsSync(join(root, 'node_modules')))
    await symlink(packages, join(root, 'node_modules'), 'dir');
}
