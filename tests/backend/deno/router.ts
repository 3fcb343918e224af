import maintain from '../../../functions/maintain/index.ts';
import search from '../../../functions/search-virtual-latinos/index.ts';
import applicant from '../../../functions/send-applicant-email/index.ts';
import contact from '../../../functions/send-contact-email/index.ts';

const functions: Record<string, { fetch: (request: Request) => Promise<Response> }> = {
  'send-contact-email': contact,
  'send-applicant-email': applicant,
  'search-virtual-latinos': search,
  maintain,
};

/** Serves all functions in one Deno process at the paths of the hosted gateway. */
export default {
  fetch(request: Request): Promise<Response> | Response {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
    return handler?.fetch(request) ?? new Response(null, { status: 404 });
  },
};
