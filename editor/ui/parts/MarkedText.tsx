/** A text with its `code` marked up. */
export function MarkedText({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
