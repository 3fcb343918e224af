import { MarkedText } from './MarkedText.tsx';

/** A schema description below a field. */
export function Hint({ text = '', id }: { text: string | undefined; id?: string }) {
  return (
    <p className="hint" id={id}>
      <MarkedText text={text} />
    </p>
  );
}
