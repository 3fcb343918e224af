import Type from 'typebox';
import { choice } from '../../../schema/vocabulary.ts';
import { originKeys, withOrigins } from './_shared/addresses.ts';
import { defineService } from './_shared/Service.ts';

export const hubspot = defineService({
  description: 'The tracking code of HubSpot. Chat and pop-up forms need further addresses.',
  keys: {
    portal: Type.Integer({
      minimum: 1,
      description: 'Hub ID: the number in the address of the tracking code.',
    }),
    region: choice(['na1', 'eu1'], 'Where the data is stored: `na1` (the default) or `eu1`.'),
    ...originKeys,
  },
  host: 'js.hs-scripts.com',
  create({ portal, region, ...settings }) {
    const suffix = region === 'eu1' ? '-eu1' : '';
    const host = (name: string) => `https://js${suffix}.${name}`;
    const track = `https://track${suffix}.hubspot.com`;
    const banner = host('hs-banner.com');
    return {
      title: 'HubSpot',
      category: 'marketing',
      src: `${host('hs-scripts.com')}/${portal}.js`,
      elementId: 'hs-script-loader',
      origins: withOrigins(
        {
          script: [host('hs-scripts.com'), host('hs-analytics.net'), banner],
          connect: [track, banner],
          image: [track],
        },
        settings,
      ),
      stores: ['__hstc', '__hssc', '__hssrc', 'hubspotutk', 'messagesUtk', '__hs_*'],
      kilobytes: 60,
    };
  },
});
