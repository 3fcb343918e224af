import type { BuildSummary } from '../build/BuildSummary.ts';

/** What the time of a build went to: its phases, then the section types that took longest. */
export function formatProfile({ phases, profile, rendered }: BuildSummary): string {
  const sections = Object.entries(profile)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12);
  const lines = [
    'Phases',
    ...Object.entries(phases).map(([name, time]) => row(name, time)),
    ...(sections.length > 0
      ? ['', `Section types, total of ${rendered} pages and all threads`]
      : []),
    ...sections.map(([name, time]) => row(name, time)),
  ];
  return `${lines.join('\n')}\n\n`;
}

function row(name: string, milliseconds: number): string {
  return `  ${name.padEnd(24)}${`${milliseconds.toFixed(0)} ms`.padStart(10)}`;
}
