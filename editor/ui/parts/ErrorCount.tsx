/** The number of errors in a page, section or item; nothing if there are none. */
export function ErrorCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <strong className="count">{`${count} ${count === 1 ? 'problem' : 'problems'}`}</strong>;
}
