/**
 * Calls back for each event of that name from the server: by Vite's connection, or by a stream of
 * events where the server answers several people.
 */
export function onServerEvent(name: string, callback: (detail: object) => void): void {
  if (import.meta.hot) import.meta.hot.on(name, callback);
  else
    openStream().addEventListener(name, ({ data }: MessageEvent<string>) =>
      callback(JSON.parse(data)),
    );
}

/** Identifies this tab. */
export const tabId: string = crypto.randomUUID();

/** Returns the stream of events of this tab. It connects again by itself. */
export function openStream(): EventSource {
  stream ??= new EventSource(`/_edit/team/events?${new URLSearchParams({ client: tabId })}`);
  return stream;
}

let stream: EventSource | undefined;
