import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { runFieldEdit } from '../state/runFieldEdit.ts';
import { countSamples } from './countSamples.ts';

interface SampleNoteProps {
  /** The content in its file. */
  target: { file: string; path: (string | number)[] };
  value: unknown;
  schema: FieldSchema;
}

/** Says how many texts of a section still came with its preset, and takes them for the author's own. */
export function SampleNote({ target, value, schema }: SampleNoteProps) {
  const { texts, samples, marks } = countSamples(value, schema);
  const [first, ...others] = marks.map((path) => ({ kind: 'remove', path }) as const);
  if (!first) return null;
  return (
    <div className="sample-note">
      <ToolIcon name="flask-conical" />
      <p>{`${samples} of ${texts} texts are still samples.`}</p>
      <button
        type="button"
        className="quiet"
        onClick={() => runFieldEdit(target, first, 'Keep the samples', others)}
      >
        Keep them
      </button>
    </div>
  );
}
