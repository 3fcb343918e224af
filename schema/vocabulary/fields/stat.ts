import Type, { type Static } from 'typebox';
import { mapping } from './mapping.ts';
import { sample } from './sample.ts';
import { line, plain } from './text.ts';

/** A figure and what it measures. */
export const stat = mapping('A figure and what it measures.', {
  value: plain('The figure as shown, such as "98%".'),
  label: line('What the figure measures.'),
  detail: Type.Optional(line('Note below the value.')),
  sample,
});

/** A figure and what it measures. */
export type StatContent = Static<typeof stat>;
