import type { EdgeFunction } from '../../../_shared/edge/index.ts';
import { edgeHeaders } from './edgeHeaders.ts';

/** Returns an edge function of Netlify that shows other pages in place of some. */
export function netlifyEdgeFunction({ code, paths }: EdgeFunction): string {
  const all = paths.flatMap((path) => (path === '/' ? path : [path, `${path}/`]));
  return `// Written by \`blockwright build\`.
export const config = { path: ${JSON.stringify(all)}, method: ['GET', 'HEAD'] };

export default async (request, { ip, next }) => {
  const to = await findPage(request, ip ?? '');
  const { search } = new URL(request.url);
  const found = to && (await fetch(new Request(new URL(to + search, request.url), request)));
  // The function may be older than the pages.
  const page = found && found.status < 400 ? found : await next();
  const response = new Response(page.body, page);
  for (const [name, value] of ${JSON.stringify(Object.entries(edgeHeaders))})
    response.headers.set(name, value);
  return response;
};

${code}`;
}
