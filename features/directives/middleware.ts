import type { Middleware } from '../../server/index.ts';

/** The directives that the editor inserts into articles. */
export const middleware: Middleware = {
  path: '/_directives',
  servers: ['edit', 'team'],
  async createHandler() {
    const { listInserts } = await import('./listInserts.ts');
    return (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(listInserts()));
    };
  },
};
