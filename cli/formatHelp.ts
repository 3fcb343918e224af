import { formatUsage } from './formatUsage.ts';
import type { Command, CommandOption } from './options/Command.ts';

/** Formats the help of the program: every command with its summary. */
export function formatHelp(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(
    ([name, { positionals, summary }]): [string, string] => [
      positionals ? `${name} ${positionals}` : name,
      summary,
    ],
  );
  return `Blockwright builds a website from one YAML file.

Usage: blockwright COMMAND [OPTIONS]

Commands:
${formatRows(rows)}

Options:
${formatRows([
  ['-h, --help', 'Show this help, or the help of a command'],
  ['-v, --version', 'Print the version'],
])}

\`blockwright help COMMAND\` explains a command and its options.
`;
}

/** Formats the help of one command: usage, options and examples. */
export function formatCommandHelp(name: string, command: Command): string {
  const { summary, details, options = {}, examples } = command;
  const rows = Object.entries(options).map(([option, settings]): [string, string] => [
    formatOption(option, settings),
    settings.description,
  ]);
  return `${summary}.${details ? ` ${details}` : ''}

${formatUsage(name, command)}

Options:
${formatRows([...rows, ['-h, --help', 'Show this help']])}

${examples.length === 1 ? 'Example' : 'Examples'}:
${examples.map((example) => `  ${example}`).join('\n')}
`;
}

function formatOption(name: string, { short, value }: CommandOption): string {
  return `${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
}

/** Formats rows of two columns. */
function formatRows(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2;
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`).join('\n');
}
