/** What a schema says about a field; `names` in it are set apart. */
export function Hint({ text, id }: { text: string | undefined; id?: string }) {
  return (
    <p className="hint" id={id}>
      {(text ?? '').split('`').map((part, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        index % 2 ? <code key={index}>{part}</code> : part,
      )}
    </p>
  );
}
