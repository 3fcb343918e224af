import type { Command } from '../options/Command.ts';

export const command: Command = {
  summary: 'Create a site from a starter',
  details: 'Asks for what is not given. `npm create blockwright` does the same.',
  positionals: 'DIR',
  minPositionals: 1,
  options: {
    name: { type: 'string', value: 'NAME', description: 'The name of the site' },
    url: {
      type: 'string',
      value: 'URL',
      description: 'Its address, such as https://www.example.com',
    },
    starter: {
      type: 'string',
      value: 'STARTER',
      description:
        'blank, bakery, bilingual, charity, clinic, docs, event, law-firm, open-source, product, services, shop or studio',
    },
    host: { type: 'string', value: 'HOST', description: 'Where to publish, such as cloudflare' },
    'no-editor': { type: 'boolean', description: 'Leave out the visual editor' },
    'no-ai': {
      type: 'boolean',
      description: 'Leave out AGENTS.md and CLAUDE.md, the instructions for coding agents',
    },
    yes: { type: 'boolean', short: 'y', description: 'Ask nothing, and use defaults' },
  },
  examples: ['blockwright new site my-site', 'blockwright new site my-shop --starter shop --yes'],
  run: async (...args) => (await import('../run/newSite.ts')).newSite(...args),
};
