import Type from 'typebox';
import { plain } from '../../../schema/vocabulary.ts';
import { address, toOrigin, withoutSlash } from './_shared/addresses.ts';
import { defineService } from './_shared/Service.ts';

const cloud = 'https://plausible.io';

export const plausible = defineService({
  description: 'Plausible. `{}` is enough.',
  keys: {
    script: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_.-]+$',
        description:
          'Name of the script in the snippet, such as `pa-AbCdEf`, without `.js`. Without it, the script for all sites is used.',
      }),
    ),
    domain: Type.Optional(
      plain('Name of the site in Plausible; the host of `site.url` without `www.` by default.'),
    ),
    server: address('Address of a server of your own; `https://plausible.io` by default.'),
  },
  host: 'plausible.io',
  create: ({ script, domain, server = cloud }, { hostname }) => ({
    title: 'Plausible',
    category: 'necessary',
    src: `${withoutSlash(server)}/js/${script ?? 'script'}.js`,
    // The script of a single site knows its site, and waits for `init`.
    data: script && !domain ? {} : { domain: domain ?? hostname.replace(/^www\./, '') },
    setup: [
      'const plausible = (...call) => plausible.q.push(call);',
      'plausible.q = [];',
      'plausible.init = (options = {}) => { plausible.o = options; };',
      'window.plausible = plausible;',
      'plausible.init();',
    ],
    origins: { script: [toOrigin(server)], connect: [toOrigin(server)] },
    send: 'window.plausible?.(name, { props: values })',
    kilobytes: 3,
  }),
});
