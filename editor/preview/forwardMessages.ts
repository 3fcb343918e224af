import { changeSet } from './changeSet.ts';
import { onServerEvent, onStreamEvent, tabId } from './onServerEvent.ts';
import { viteConnection } from './viteConnection.ts';

// Vite reloads the page when its server is back, but waits for what this returns.
onServerEvent('vite:ws:disconnect', () => {
  const waiting: Promise<unknown>[] = [];
  const detail = { waitFor: (work: Promise<unknown>) => waiting.push(work) };
  dispatchEvent(new CustomEvent('blockwright:disconnect', { detail }));
  return Promise.all(waiting);
});

const names = ['blockwright:update', 'blockwright:checked', 'blockwright:presence'];
for (const name of names)
  onServerEvent(name, (detail) => dispatchEvent(new CustomEvent(name, { detail })));

if (!viteConnection) {
  // The present state has all that happened while the stream was interrupted.
  let wasOpen = false;
  let place: unknown;
  const sendPlace = () => {
    const body = JSON.stringify({ client: tabId, place });
    const headers = { ...(changeSet && { 'x-change-set': changeSet }) };
    fetch('/_edit/team/place', { method: 'POST', headers, body }).catch(() => undefined);
  };
  onStreamEvent('open', () => {
    // The server knows the places of streams that are open, and no others.
    if (place) sendPlace();
    if (wasOpen) dispatchEvent(new CustomEvent('blockwright:update', { detail: {} }));
    wasOpen = true;
  });
  addEventListener('blockwright:place', (event) => {
    place = (event as CustomEvent).detail;
    sendPlace();
  });
}
