import type { Middleware } from '../../server/index.ts';
import { trial } from './trial/trial.ts';

/** The scripts of the published site in `dev --scripts` and `preview --scripts`. */
export const middleware: Middleware = {
  path: '/_scripts/',
  ownsPath: (path) => trial.options !== undefined && /\/assets\/[^/]+\.js$/.test(path),
  servers: ['dev'],
  // The address of the page says which scripts it has.
  renderHead: async () =>
    trial.options
      ? '<script>document.write(`<script src="/_scripts/page?${encodeURIComponent(location.pathname)}"></${"script"}>`)</script>'
      : '',
  // Lazy imports: only the option needs them.
  createHandler: async (site) =>
    (await import('./trial/createDevScripts.ts')).createDevScripts(site),
  createPreviewHandler: async () =>
    (await import('./trial/createPreviewScripts.ts')).createPreviewScripts(trial),
};
