import Type from 'typebox';
import { readsConsent } from './_shared/gtagSetup.ts';
import { defineService } from './_shared/Service.ts';

export const clarity = defineService({
  description: 'Microsoft Clarity.',
  keys: {
    project: Type.String({
      pattern: '^[a-z0-9]{6,16}$',
      description: 'ID of the project: the end of the address in its tracking code.',
    }),
  },
  host: 'www.clarity.ms',
  create: ({ project }) => ({
    title: 'Clarity',
    category: 'statistics',
    src: `https://www.clarity.ms/tag/${project}`,
    setup: [
      'window.clarity = window.clarity || Object.assign((...call) => { clarity.q.push(call); }, { q: [] });',
      ...readsConsent(
        "clarity('consentv2', { ad_Storage: state('marketing'), analytics_Storage: state('statistics') });",
      ),
    ],
    origins: {
      script: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
      connect: ['https://*.clarity.ms'],
      image: ['https://c.clarity.ms', 'https://c.bing.com'],
    },
    stores: ['_clck', '_clsk'],
    send: "window.clarity?.('event', name)",
    kilobytes: 30,
  }),
});
