import Type from 'typebox';
import { choice } from '../../../schema/vocabulary.ts';
import { address, toOrigin, withoutSlash } from './_shared/addresses.ts';
import { defineService } from './_shared/Service.ts';

export const posthog = defineService({
  description: 'PostHog: page views and events, without recordings and surveys.',
  keys: {
    key: Type.String({
      pattern: '^phc_[A-Za-z0-9]+$',
      description: 'Key of the project, which begins with `phc_`.',
    }),
    region: choice(['us', 'eu'], 'Where the data is stored: `us` (the default) or `eu`.'),
    server: address('Address of a server of your own; PostHog Cloud by default.'),
  },
  host: 'us-assets.i.posthog.com',
  create({ key, region = 'us', server }) {
    const api = withoutSlash(server ?? `https://${region}.i.posthog.com`);
    const assets = withoutSlash(server ?? `https://${region}-assets.i.posthog.com`);
    const options = {
      api_host: api,
      person_profiles: 'identified_only',
      disable_session_recording: true,
      disable_surveys: true,
    };
    return {
      title: 'PostHog',
      category: 'statistics',
      src: `${assets}/static/array.js`,
      setup: [
        `window.posthog = Object.assign([], { _i: [[${JSON.stringify(key)}, ${JSON.stringify(options)}, 'posthog']], people: [], __SV: 1 });`,
      ],
      origins: {
        script: [toOrigin(assets)],
        connect: [...new Set([toOrigin(api), toOrigin(assets)])],
      },
      stores: ['ph_*', '__ph_*'],
      send: "window.posthog?.push(['capture', name, values])",
      kilobytes: 65,
    };
  },
});
