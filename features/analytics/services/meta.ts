import Type from 'typebox';
import { defineService } from './_shared/Service.ts';

export const meta = defineService({
  description: 'The Meta pixel.',
  keys: {
    pixel: Type.String({
      pattern: '^[0-9]{6,20}$',
      description: 'ID of the pixel or data set: digits, in quotes if there are more than 15.',
    }),
  },
  host: 'connect.facebook.net',
  create: ({ pixel }) => ({
    title: 'Meta',
    category: 'marketing',
    src: 'https://connect.facebook.net/en_US/fbevents.js',
    setup: [
      'if (!window.fbq) {',
      '  const fbq = function () { fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments); };',
      "  window.fbq = window._fbq = Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] });",
      '}',
      `fbq('init', ${JSON.stringify(pixel)});`,
      "fbq('track', 'PageView');",
    ],
    origins: {
      script: ['https://connect.facebook.net'],
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
      image: ['https://www.facebook.com'],
    },
    stores: ['_fbp', '_fbc'],
    send: "window.fbq?.('trackCustom', name, values)",
    kilobytes: 130,
  }),
});
