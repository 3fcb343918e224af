import type { Command } from '../options/Command.ts';

export const explainCommand: Command = {
  summary: 'Explain a diagnostic',
  positionals: 'CODE',
  minPositionals: 1,
  examples: ['blockwright explain BW012', 'blockwright explain dead-link'],
  run: async (options) => (await import('../run/explainCode.ts')).explainCode(options),
};
