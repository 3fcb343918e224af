import type { ViteHotContext } from 'vite/types/hot.js';
import { changeSet } from './changeSet.ts';
import { viteConnection } from './viteConnection.ts';

/**
 * Calls back for each event of that name from the server: by Vite's connection, or by a stream of
 * events where the server answers several people.
 */
export function onServerEvent(name: string, callback: (detail: object) => unknown): void {
  const listen = (hot: ViteHotContext) => {
    hot.on(name, callback);
    // The server sends it again if this page has missed one.
    if (name === 'blockwright:update') hot.send('blockwright:listening', { age: getAge() });
  };
  if (viteConnection) viteConnection.then(listen).catch(reportError);
  else onStreamEvent(name, ({ data }) => callback(JSON.parse(data)));
}

/** Returns how long ago this page was requested, in milliseconds. */
const getAge = () => Math.ceil(performance.now());

/** Identifies this tab. */
export const tabId: string = crypto.randomUUID();

type Listener = (event: MessageEvent<string>) => void;

/** Listens to the stream of events of this tab, also for its own event `open`. It connects again by itself. */
export function onStreamEvent(name: string, listener: Listener): void {
  listeners.push([name, listener]);
  if (stream) stream.addEventListener(name, listener);
  else connect();
}

const listeners: [string, Listener][] = [];
let stream: EventSource | undefined;
/** Whether the change set of this page is gone: no stream of it opens again. */
let isRemoved = false;
addEventListener('blockwright:removed', () => {
  isRemoved = true;
  stream?.close();
});

function connect(): void {
  const query = new URLSearchParams({
    client: tabId,
    age: String(getAge()),
    ...(changeSet && { set: changeSet }),
  });
  const opened = new EventSource(`/_edit/team/events?${query}`);
  for (const [name, listener] of listeners) opened.addEventListener(name, listener);
  // Browsers give up when a proxy answers in place of a server that starts again.
  opened.addEventListener('error', () => {
    if (opened.readyState === EventSource.CLOSED && !isRemoved) setTimeout(connect, 5000);
  });
  stream = opened;
}
