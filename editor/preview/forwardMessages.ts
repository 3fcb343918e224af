// Vite reloads the page when its server is back, but waits for what this returns.
import.meta.hot?.on('vite:ws:disconnect', () => {
  const waiting: Promise<unknown>[] = [];
  const detail = { waitFor: (work: Promise<unknown>) => waiting.push(work) };
  dispatchEvent(new CustomEvent('blockwright:disconnect', { detail }));
  return Promise.all(waiting);
});

// The interface is a bundle, which cannot listen to Vite's connection itself.
for (const name of ['blockwright:update', 'blockwright:checked'])
  import.meta.hot?.on(name, (detail) => dispatchEvent(new CustomEvent(name, { detail })));
