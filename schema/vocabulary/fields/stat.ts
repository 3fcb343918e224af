import Type, { type Static } from 'typebox';
import { sample } from './sample.ts';
import { mapping } from './shapes.ts';
import { line, plain } from './strings.ts';

/** A figure and what it measures. */
export const stat = mapping('A figure and what it measures.', {
  value: plain('The figure as shown, such as "98%".'),
  label: line('What the figure measures.'),
  detail: Type.Optional(line('Note below the value.')),
  sample,
});

/** A figure and what it measures. */
export type StatContent = Static<typeof stat>;
