import type { Command } from './Command.ts';

export const newSectionCommand: Command = {
  summary: 'Create a new section type',
  positionals: 'NAME',
  minPositionals: 1,
  examples: ['blockwright new section timeline'],
  run: async (...args) => (await import('./newSection.ts')).newSection(...args),
};
