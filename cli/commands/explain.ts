import type { Command } from '../options/Command.ts';

export const command: Command = {
  summary: 'Explain a diagnostic, or list all of them',
  positionals: '[CODE]',
  maxPositionals: 1,
  examples: ['blockwright explain', 'blockwright explain BW012', 'blockwright explain dead-link'],
  run: async (options) => (await import('../run/explainCode.ts')).explainCode(options),
};
