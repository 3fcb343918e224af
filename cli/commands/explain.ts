import type { Command } from '../options/Command.ts';
import { siteOptions } from '../options/siteOptions.ts';

export const command: Command = {
  summary: 'Explain a diagnostic, or list all of them',
  positionals: '[CODE]',
  maxPositionals: 1,
  options: siteOptions,
  examples: ['blockwright explain BW012', 'blockwright explain dead-link'],
  run: async (...args) => (await import('../run/explainCode.ts')).explainCode(...args),
};
