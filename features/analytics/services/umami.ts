import Type from 'typebox';
import { address, toOrigin, withoutSlash } from './_shared/addresses.ts';
import { defineService } from './_shared/Service.ts';

export const umami = defineService({
  description: 'Umami.',
  keys: {
    website: Type.String({
      pattern: '^[A-Za-z0-9-]+$',
      description: 'ID of the website: `data-website-id` in the snippet.',
    }),
    server: address('Address of a server of your own; Umami Cloud by default.'),
  },
  host: 'cloud.umami.is',
  create({ website, server }) {
    // Umami Cloud has changed where its script sends data; the attribute keeps the policy valid.
    const host = server ?? 'https://gateway.umami.is';
    const source = server ?? 'https://cloud.umami.is';
    return {
      title: 'Umami',
      category: 'necessary',
      src: `${withoutSlash(source)}/script.js`,
      data: { 'website-id': website, 'host-url': withoutSlash(host) },
      origins: { script: [toOrigin(source)], connect: [toOrigin(host)] },
      send: 'window.umami?.track(name, values)',
      kilobytes: 3,
    };
  },
});
