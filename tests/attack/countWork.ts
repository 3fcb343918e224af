import { Session } from 'node:inspector';
import { countPatternSteps } from './countPatternSteps.ts';

/**
 * The work of a run, counted instead of timed, so that a busy machine cannot change it. Each measure
 * covers what the others miss.
 */
export interface Work {
  /** Executions of functions, loop bodies and branches of JavaScript, from V8's block coverage. */
  blocks: number;
  /** Allocated bytes, sampled: what native code copies (`[...list, item]`, `flat()`, `split()`, JSON). */
  bytes: number;
  /** Steps of patterns with backtracking, and elements that native searches read (`indexOf()` …). */
  reads: number;
}

/**
 * Counts the work of a function, synchronous or not, also when it throws.
 *
 * **Import this module before the modules to measure.** V8 counts blocks only in functions that it
 * compiles after the counting began, and it begins with this import. Use it in a file of the
 * project `work`, where each test file has its own process; code runs several times slower there.
 * Not counted: comparisons of texts (`===`), and copies of bytes outside of the heap.
 *
 * @param samplingInterval bytes from one sample of the allocations to the next
 */
export async function countWork(run: () => unknown, samplingInterval = 1024): Promise<Work> {
  let reads = 0;
  let isCounting = false;
  let failure: unknown;
  const restore = countReads((count) => {
    // Counting reads as well.
    if (isCounting) return;
    isCounting = true;
    try {
      reads += count();
    } catch (error) {
      failure = error;
    }
    isCounting = false;
  });
  takeBlocks();
  post('HeapProfiler.startSampling', {
    samplingInterval,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  try {
    await run();
  } catch {
    // Refusing an input is work, too.
  }
  restore();
  const { profile } = post('HeapProfiler.stopSampling') as { profile: { head: AllocationNode } };
  const blocks = takeBlocks();
  if (failure !== undefined) throw new Error('The work cannot be counted', { cause: failure });
  return { blocks, bytes: sumBytes(profile.head), reads };
}

/**
 * Returns how many times the work grows when an input doubles: the largest ratio of all measures. It
 * is about 2 for linear work, 4 for quadratic work. A measure below the size of the input counts as
 * that size, because its ratio would only show noise.
 *
 * ```ts
 * const growth = await measureGrowth(2000, (size) => 'a=&'.repeat(size), (text) => parse(text));
 * expect(growth).toBeLessThan(mostGrowth);
 * ```
 *
 * @param size a number that is large enough for quadratic work to exceed the rest: some thousands
 * @param create creates the input of a size; its work is not counted
 * @param run processes the input; it may throw
 */
export async function measureGrowth<Input>(
  size: number,
  create: (size: number) => Input,
  run: (input: Input) => unknown,
): Promise<number> {
  const count = (size: number, samplingInterval?: number) => {
    const input = create(size);
    return countWork(() => run(input), samplingInterval);
  };
  let growth = Number.POSITIVE_INFINITY;
  // Caches and the tiers of V8 disturb the first runs, mostly the allocated bytes.
  for (let attempt = 0; attempt < 3 && growth >= mostGrowth; attempt += 1) {
    // Of much work, few samples are enough at first, which take less time.
    let interval = attempt === 0 ? 16_384 : undefined;
    let once = await count(size, interval);
    if (interval !== undefined && once.bytes < 256 * interval) {
      interval = undefined;
      once = await count(size);
    }
    const twice = await count(2 * size, interval);
    const ratios = measures.map((measure) => twice[measure] / Math.max(once[measure], size));
    const isEndless = twice.reads === Number.POSITIVE_INFINITY;
    growth = Math.min(growth, isEndless ? twice.reads : Math.max(...ratios));
  }
  return growth;
}

/** The limit for results of `measureGrowth`: doubled work, with room for sorting and for samples. */
export const mostGrowth = 2.6;

const measures = ['blocks', 'bytes', 'reads'] as const;

interface AllocationNode {
  callFrame: { url: string };
  selfSize: number;
  children: AllocationNode[];
}

const session = new Session();
session.connect();
post('Profiler.enable');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Calls a method of the inspector. Those used here answer at once. */
function post(method: string, parameters: object = {}): unknown {
  let answer: unknown;
  session.post(method, parameters, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/** Returns the number of executed blocks since the last call. */
function takeBlocks(): number {
  const { result } = post('Profiler.takePreciseCoverage') as {
    result: { url: string; functions: { ranges: { count: number }[] }[] }[];
  };
  let total = 0;
  for (const { url, functions } of result) {
    if (isOfCounter(url)) continue;
    for (const { ranges } of functions) for (const { count } of ranges) total += count;
  }
  return total;
}

function sumBytes({ callFrame, selfSize, children }: AllocationNode): number {
  if (callFrame.url.endsWith(patternCounter)) return 0;
  return children.reduce((sum, child) => sum + sumBytes(child), selfSize);
}

const patternCounter = '/tests/attack/countPatternSteps.ts';

/** Whether a script is a part of the counting, or reports the test meanwhile. */
function isOfCounter(url: string): boolean {
  return (
    url.endsWith(patternCounter) ||
    url.endsWith('/tests/attack/countWork.ts') ||
    /\/node_modules\/(?:@eslint-community\/regexpp|@?vitest)\//.test(url)
  );
}

type Method = (this: never, ...values: never[]) => unknown;

/** Reports what native methods read, until the returned function is called. */
function countReads(report: (count: () => number) => void): () => void {
  const restorers = readers.flatMap(({ prototypes, names, count }) =>
    prototypes.flatMap((prototype) =>
      names.map((name) => {
        const methods = prototype as Record<string, Method>;
        const original = methods[name] as Method;
        const replace = (value: Method) =>
          Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
        replace(function (this: never, ...values) {
          const from = (this as { lastIndex?: number }).lastIndex ?? 0;
          const result = original.apply(this, values);
          report(() => count(this, { values, result, from }));
          return result;
        });
        return () => replace(original);
      }),
    ),
  );
  return () => {
    for (const restore of restorers) restore();
  };
}

interface Call {
  values: readonly unknown[];
  result: unknown;
  /** The `lastIndex` before the call. */
  from: number;
}

interface Reader {
  prototypes: object[];
  names: string[];
  /** Returns the number of characters or elements that a call read. */
  count: (target: never, call: Call) => number;
}

const typedArray = Object.getPrototypeOf(Uint8Array.prototype) as object;

const readers: Reader[] = [
  {
    prototypes: [Array.prototype, String.prototype, typedArray],
    names: ['indexOf'],
    count: ({ length }: { length: number }, { values: [, from], result }) =>
      ((result as number) < 0 ? length : (result as number) + 1) - (Number(from) || 0),
  },
  {
    prototypes: [Array.prototype, String.prototype, typedArray],
    names: ['lastIndexOf'],
    count: ({ length }: { length: number }, { values: [, from], result }) =>
      Math.min(length, from === undefined ? length : Number(from) + 1) -
      Math.max(0, result as number),
  },
  {
    prototypes: [Array.prototype, String.prototype, typedArray],
    names: ['includes'],
    count: (list: unknown[], { values: [value, from], result }) =>
      (result ? list.indexOf(value, Number(from) || 0) + 1 : list.length) - (Number(from) || 0),
  },
  {
    prototypes: [Array.prototype],
    names: ['splice', 'unshift', 'reverse', 'copyWithin'],
    count: ({ length }: { length: number }) => length,
  },
  {
    prototypes: [typedArray],
    names: ['slice', 'copyWithin', 'reverse', 'fill'],
    count: ({ length }: { length: number }) => length,
  },
  {
    // Every other method of patterns and texts that takes a pattern calls it.
    prototypes: [RegExp.prototype],
    names: ['exec'],
    count: (pattern: RegExp, { values: [text], from }) =>
      countPatternSteps(pattern, String(text), pattern.global || pattern.sticky ? from : 0).steps,
  },
];
