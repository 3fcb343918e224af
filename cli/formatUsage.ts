import type { Command } from './options/Command.ts';

/** Formats the line that says how to call a command. */
export function formatUsage(name: string, { positionals, options }: Command): string {
  const parts = [
    `blockwright ${name}`,
    ...(positionals ? [positionals] : []),
    ...(options ? ['[OPTIONS]'] : []),
  ];
  return `Usage: ${parts.join(' ')}`;
}
