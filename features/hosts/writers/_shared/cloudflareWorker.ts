import type { EdgeFunction } from '../../../_shared/edge/index.ts';
import { edgeHeaders } from './edgeHeaders.ts';

/** Returns the module of a Worker that shows other pages in place of some. */
export function cloudflareWorker({ code }: EdgeFunction): string {
  return `// Written by \`blockwright build\`.
export default {
  async fetch(request, { ASSETS }) {
    const to = await findPage(request, request.headers.get('cf-connecting-ip') ?? '');
    const { search } = new URL(request.url);
    const shown = to ? new Request(new URL(to + search, request.url), request) : request;
    const page = await ASSETS.fetch(shown);
    const response = new Response(page.body, page);
    for (const [name, value] of ${JSON.stringify(Object.entries(edgeHeaders))})
      response.headers.set(name, value);
    return response;
  },
};

${code}`;
}
