import { listPackageModules } from '../../base/features/packageModules.ts';
import type { Middleware, ServerName } from './Middleware.ts';

/** A feature's middleware, with the name of the feature. */
interface NamedMiddleware extends Middleware {
  feature: string;
}

/** Lists the middleware of all features that is part of a server. */
export function listMiddleware(server: ServerName | 'preview'): NamedMiddleware[] {
  return [...builtIn, ...listOfPackages()].filter(({ servers, createPreviewHandler }) =>
    server === 'preview' ? createPreviewHandler : (servers?.includes(server) ?? true),
  );
}

const builtIn: readonly NamedMiddleware[] = Object.entries(
  import.meta.glob<Middleware>('../../{functions,features/*}/middleware.ts', {
    eager: true,
    import: 'middleware',
  }),
).map(([path, middleware]) => ({ ...middleware, feature: path.split('/').at(-2) ?? '' }));

function listOfPackages(): NamedMiddleware[] {
  return listPackageModules<{ middleware: Middleware }>('middleware').map(
    ({ feature, exports }) => ({ ...exports.middleware, feature }),
  );
}
