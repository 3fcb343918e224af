import Type from 'typebox';
import { defineService } from './_shared/Service.ts';

const origins = ['https://cdn.usefathom.com'];

export const fathom = defineService({
  description: 'Fathom.',
  keys: {
    site: Type.String({
      pattern: '^[A-Za-z0-9]+$',
      description: 'ID of the site: `data-site` in the snippet.',
    }),
  },
  host: 'cdn.usefathom.com',
  create: ({ site }) => ({
    title: 'Fathom',
    category: 'necessary',
    src: 'https://cdn.usefathom.com/script.js',
    data: { site },
    origins: { script: origins, connect: origins, image: origins },
    send: 'window.fathom?.trackEvent(name)',
    kilobytes: 3,
  }),
});
