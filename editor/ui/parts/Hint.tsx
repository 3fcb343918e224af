/** A schema description below a field, with its `code` marked up. */
export function Hint({ text, id }: { text: string | undefined; id?: string }) {
  return (
    <p className="hint" id={id}>
      {(text ?? '').split('`').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
        index % 2 ? <code key={index}>{part}</code> : part,
      )}
    </p>
  );
}
