import Type from 'typebox';
import { defineService } from './_shared/Service.ts';

export const linkedin = defineService({
  description: 'The LinkedIn Insight Tag.',
  keys: {
    partner: Type.String({
      pattern: '^[0-9]{3,12}$',
      description: 'Partner ID: digits, such as `1234567`.',
    }),
  },
  host: 'snap.licdn.com',
  create: ({ partner }) => ({
    title: 'LinkedIn',
    category: 'marketing',
    src: 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    setup: [
      `window._linkedin_partner_id = ${JSON.stringify(partner)};`,
      'window._linkedin_data_partner_ids = [window._linkedin_partner_id];',
      'window.lintrk = window.lintrk || Object.assign((...call) => { lintrk.q.push(call); }, { q: [] });',
    ],
    origins: {
      script: ['https://snap.licdn.com'],
      connect: ['https://px.ads.linkedin.com', 'https://px4.ads.linkedin.com'],
      // The first one redirects to the others.
      image: [
        'https://px.ads.linkedin.com',
        'https://px4.ads.linkedin.com',
        'https://www.linkedin.com',
      ],
    },
    stores: ['li_fat_id', 'li_giant', 'ln_or'],
    kilobytes: 20,
  }),
});
