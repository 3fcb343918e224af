// The interface is a bundle, which cannot listen to Vite's connection itself.
for (const name of ['blockwright:update', 'blockwright:checked'])
  import.meta.hot?.on(name, (detail) => dispatchEvent(new CustomEvent(name, { detail })));
