/** Script of a page with marks: reloads it after a change. The address names the selected change. */
let timer: ReturnType<typeof setTimeout>;
import.meta.hot?.on('blockwright:update', () => {
  clearTimeout(timer);
  // The author may be typing.
  timer = setTimeout(() => location.reload(), 300);
});
