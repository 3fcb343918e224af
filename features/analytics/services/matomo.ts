import Type from 'typebox';
import { flag } from '../../../schema/vocabulary.ts';
import { toOrigin, withoutSlash } from './_shared/addresses.ts';
import { defineService } from './_shared/Service.ts';

export const matomo = defineService({
  description: 'Matomo, without cookies unless they are allowed.',
  keys: {
    server: Type.String({
      format: 'https-address',
      description: 'Address of Matomo, such as `https://example.matomo.cloud`.',
    }),
    site: Type.Integer({ minimum: 1, description: 'Number of the site in Matomo.' }),
    cookies: flag('`true` lets Matomo set cookies, after visitors agree.'),
  },
  create({ server, site, cookies }) {
    const address = withoutSlash(server);
    const origins = [toOrigin(server)];
    const calls = [
      ...(cookies ? [] : [['disableCookies']]),
      ['setTrackerUrl', `${address}/matomo.php`],
      ['setSiteId', site],
      ['trackPageView'],
      ['enableLinkTracking'],
    ];
    return {
      title: 'Matomo',
      category: cookies ? 'statistics' : 'necessary',
      src: `${address}/matomo.js`,
      setup: [`window._paq = ${JSON.stringify(calls)};`],
      // Matomo sends data as the address of an image where it cannot send it otherwise.
      origins: { script: origins, connect: origins, image: origins },
      stores: ['_pk_*', 'mtm_*'],
      send: "window._paq?.push(['trackEvent', 'site', name, Object.values(values)[0]])",
      kilobytes: 24,
    };
  },
});
