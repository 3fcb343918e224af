import Type from 'typebox';
import { gtagSetup } from './_shared/gtagSetup.ts';
import { defineService } from './_shared/Service.ts';

const tags = 'https://www.googletagmanager.com';

export const google = defineService({
  description: 'Google Analytics 4, without Google signals and personalised advertising.',
  keys: {
    id: Type.String({
      pattern: '^G-[A-Z0-9]+$',
      description:
        'ID of the data stream, such as `G-ABC123DEF4`. An ID that begins with `GTM-` belongs in `tagManager`; Google has switched off properties that begin with `UA-`.',
    }),
  },
  host: 'www.googletagmanager.com',
  create: ({ id }) => ({
    title: 'Google Analytics',
    category: 'statistics',
    src: `${tags}/gtag/js?id=${id}`,
    setup: [
      ...gtagSetup,
      "gtag('js', new Date());",
      // Both would send data to addresses of advertising, which differ by country.
      `gtag('config', ${JSON.stringify(id)}, { allow_google_signals: false, allow_ad_personalization_signals: false });`,
    ],
    // Hosts differ by region.
    origins: {
      script: [tags],
      connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', tags],
      image: ['https://*.google-analytics.com', tags],
    },
    stores: ['_ga', '_ga_*', '_gid', '_gat*'],
    sendsSignals: true,
    send: "window.gtag?.('event', name, values)",
    kilobytes: 150,
  }),
});
