import type { Browser } from 'playwright-core';

/** A task of the main thread of a page. */
export interface Task {
  /** CPU time in milliseconds, which other work on the machine does not change. */
  cpu: number;
  /** The types of the events that it dispatches. */
  events: string[];
  /** Whether it draws a frame. */
  isFrame: boolean;
}

/**
 * Traces what happens in a browser with one page, and returns the tasks of the page in order. Leaves out
 * the work of the debugger that controls the page: its commands, and the positions in sources that V8
 * collects for its stack traces.
 */
export async function traceTasks(browser: Browser, happen: () => Promise<void>): Promise<Task[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories, excludedCategories: ['*'] },
  });
  await happen();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return listTasks(events);
}

const includedCategories = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'devtools',
  'devtools.timeline',
  'v8',
];

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { type?: string } };
}

function listTasks(events: readonly TraceEvent[]): Task[] {
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  );
  const ofMain = events.filter((event) => isMain.has(thread(event)) && event.dur !== undefined);
  const tasks = ofMain.filter(({ name }) => name === 'RunTask').sort((a, b) => a.ts - b.ts);
  return tasks.flatMap((task) => {
    const inside = ofMain.filter(
      (event) =>
        thread(event) === thread(task) &&
        event.ts >= task.ts &&
        event.ts < task.ts + (task.dur ?? 0),
    );
    if (inside.some(({ name }) => name.startsWith('DevToolsSession::'))) return [];
    const ofDebugger = inside.filter(({ name }) => name === 'V8.CollectSourcePositions');
    const cpu = sum([task]) - sum(ofDebugger);
    return {
      cpu,
      events: inside.flatMap(({ name, args }) =>
        name === 'EventDispatch' && args.data?.type ? args.data.type : [],
      ),
      isFrame: inside.some(({ name }) => name === 'Commit'),
    };
  });
}

function sum(events: readonly TraceEvent[]): number {
  return events.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000;
}
