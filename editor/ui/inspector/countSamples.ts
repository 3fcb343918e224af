import { isMapping } from '../../../base/values/isMapping.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { selectBranch } from '../fields/schemaValues.ts';
import { isMarked } from '../state/hasSamples.ts';

/** The texts of a section, and how many of them still came with its preset. */
export interface SampleCount {
  texts: number;
  samples: number;
  /** The paths of the marks. */
  marks: (string | number)[][];
}

/** Counts the texts that visitors read in content, and those in what is marked as a sample. */
export function countSamples(
  value: unknown,
  schema: FieldSchema,
  path: readonly (string | number)[] = [],
  isInside = false,
): SampleCount {
  const branch = selectBranch(schema, value);
  if (typeof value === 'string') {
    const texts = value !== '' && textFormats.has(branch.format ?? '') ? 1 : 0;
    return { texts, samples: isInside ? texts : 0, marks: [] };
  }
  if (Array.isArray(value))
    return add(
      value.map((item, index) =>
        countSamples(item, branch.items ?? {}, [...path, index], isInside),
      ),
    );
  if (!isMapping(value)) return { texts: 0, samples: 0, marks: [] };
  const isSample = isMarked(value);
  const inner = Object.entries(value).map(([key, item]) =>
    countSamples(item, branch.properties?.[key] ?? {}, [...path, key], isInside || isSample),
  );
  const counted = add(inner);
  return isSample ? { ...counted, marks: [[...path, 'sample'], ...counted.marks] } : counted;
}

const textFormats = new Set(['line', 'markdown', 'article', 'plain']);

function add(counts: readonly SampleCount[]): SampleCount {
  return {
    texts: counts.reduce((sum, { texts }) => sum + texts, 0),
    samples: counts.reduce((sum, { samples }) => sum + samples, 0),
    marks: counts.flatMap(({ marks }) => marks),
  };
}
