import Type from 'typebox';
import { originKeys, withOrigins } from './_shared/addresses.ts';
import { gtagSetup } from './_shared/gtagSetup.ts';
import { defineService } from './_shared/Service.ts';

const tags = ['https://www.googletagmanager.com'];

export const tagManager = defineService({
  description: 'Google Tag Manager. List what its tags load and where they send data.',
  keys: {
    id: Type.String({
      pattern: '^GTM-[A-Z0-9]+$',
      description:
        'ID of the container, such as `GTM-ABC1234`. An ID that begins with `G-` belongs in `google`.',
    }),
    ...originKeys,
  },
  host: 'www.googletagmanager.com',
  create: ({ id, ...settings }) => ({
    title: 'Google Tag Manager',
    category: 'marketing',
    src: `${tags[0]}/gtm.js?id=${id}`,
    setup: [...gtagSetup, "dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });"],
    origins: withOrigins({ script: tags, connect: tags, image: tags }, settings),
    stores: ['_ga', '_ga_*', '_gid', '_gat*', '_gcl_*', '_dc_gtm_*'],
    sendsSignals: true,
    send: 'window.dataLayer?.push({ event: name, ...values })',
    kilobytes: 120,
  }),
});
