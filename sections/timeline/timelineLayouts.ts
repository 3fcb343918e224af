import type { Timeline } from './schema.ts';
import { List } from './style.ts';
import { Day } from './timelineDay.style.ts';
import { Log } from './timelineLog.style.ts';
import { Stops } from './timelineStops.style.ts';

/** The element around the events, by layout. */
export const timelineLayouts: Record<NonNullable<Timeline['layout']>, typeof List> = {
  line: List,
  log: Log,
  day: Day,
  stops: Stops,
};
