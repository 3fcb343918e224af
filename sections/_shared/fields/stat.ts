import Type, { type Static } from 'typebox';
import { line, mapping, plain, sample } from '../../../schema/vocabulary.ts';

/** A figure and what it measures. */
export const stat = mapping('A figure and what it measures.', {
  value: plain('The figure as shown, such as "98%".'),
  label: line('What the figure measures.'),
  detail: Type.Optional(line('Note below the value.')),
  sample,
});

/** A figure and what it measures. */
export type StatContent = Static<typeof stat>;
