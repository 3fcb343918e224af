/** Markup that `dev` adds to <head>: Fast Refresh for islands, and the client that applies changes. */
export const devHead = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/server/dev/client.ts"></script>`;
