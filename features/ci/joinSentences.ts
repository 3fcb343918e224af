/** Joins a message and its hint to sentences on one line. */
export function joinSentences({
  message,
  hint,
}: {
  message: string;
  hint?: string | undefined;
}): string {
  if (!hint) return message;
  const advice = hint.charAt(0).toUpperCase() + hint.slice(1);
  return `${message} ${advice}${/[.?!…]$/.test(advice) ? '' : '.'}`;
}
