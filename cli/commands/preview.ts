import type { Command } from '../options/Command.ts';
import { outputOptions, serverOptions, siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Serve the last build the way a static host does',
  options: {
    ...siteOptions,
    out: { ...outputOptions.out, description: 'Serve DIR/client, not dist/client' },
    ...serverOptions,
  },
  examples: ['blockwright preview', 'blockwright preview --out build --open'],
  run: async (...args) => (await import('../run/preview.ts')).preview(...args),
};
