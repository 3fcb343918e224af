/** Script of a page with marks: reloads it after a change. The address names the selected change. */
let timer: ReturnType<typeof setTimeout>;
import.meta.hot?.on('blockwright:update', () => {
  clearTimeout(timer);
  // The author may be typing.
  timer = setTimeout(() => location.reload(), 300);
});

// A page misses what changes before it listens.
import.meta.hot?.on('vite:ws:connect', reloadIfOld);

async function reloadIfOld() {
  const shown = document.querySelector<HTMLMetaElement>('meta[name="bw-digest"]')?.content ?? '';
  const page = await (await fetch(location.href)).text();
  if (!page.includes(shown)) location.reload();
}
