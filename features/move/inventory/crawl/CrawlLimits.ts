import { UsageError } from '../../../../base/errors/UsageError.ts';
import type { Command, Options } from '../../../../cli/index.ts';

/** How far the reading of a running site may go. */
export interface CrawlLimits {
  pages: number;
  bytes: number;
  milliseconds: number;
}

/** The options that change the limits. */
export const limitOptions: NonNullable<Command['options']> = {
  'max-pages': {
    type: 'string',
    value: 'N',
    description: 'Stop after N pages; 10000 by default',
  },
  'max-megabytes': {
    type: 'string',
    value: 'N',
    description: 'Stop after N megabytes; 2000 by default',
  },
  'max-minutes': {
    type: 'string',
    value: 'N',
    description: 'Stop after N minutes; 120 by default',
  },
};

/** Reads the limits from the options of a command. Throws a `UsageError` for a limit that is no number above 0. */
export function parseLimits(values: Options['values']): CrawlLimits {
  const read = (name: string, standard: number) => {
    const value = values[name];
    if (value === undefined) return standard;
    const number = Number(value);
    if (!(number > 0)) throw new UsageError(`--${name} needs a number above 0.`);
    return number;
  };
  return {
    pages: Math.ceil(read('max-pages', 10_000)),
    bytes: read('max-megabytes', 2000) * 1_000_000,
    milliseconds: read('max-minutes', 120) * 60_000,
  };
}
