/** The result of a task. */
export interface TaskResult {
  task: string;
  /** For each run, how long it took and what the judge found wrong. */
  runs: { seconds: number; failures: string[] }[];
}

/** The results of a command, as `evaluation.json` has them. */
export interface EvaluationResults {
  command: string;
  /** The day on which it ran, such as `2026-05-04`. */
  date: string;
  version: string;
  tasks: TaskResult[];
}

/** Formats results as Markdown: a table, then what was wrong. */
export function formatResults({ command, date, version, tasks }: EvaluationResults): string {
  const runs = tasks.flatMap((task) => task.runs);
  const rows = tasks.map((task) => {
    const seconds = task.runs.map((run) => run.seconds);
    const mean = Math.round(seconds.reduce((sum, one) => sum + one, 0) / seconds.length);
    return `| ${task.task} | ${countPassed(task.runs)} of ${task.runs.length} | ${mean} |`;
  });
  const failures = tasks.flatMap(({ task, runs }) =>
    [...new Set(runs.flatMap((run) => run.failures))].map((failure) => `- ${task}: ${failure}`),
  );
  return [
    `# ${countPassed(runs)} of ${runs.length} runs passed`,
    `\`${command}\`, Blockwright ${version}, ${date}`,
    ['| task | passed | seconds |', '|---|---|---|', ...rows].join('\n'),
    ...(failures.length > 0 ? ['## What was wrong', failures.join('\n')] : []),
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n');
}

function countPassed(runs: TaskResult['runs']): number {
  return runs.filter(({ failures }) => failures.length === 0).length;
}
