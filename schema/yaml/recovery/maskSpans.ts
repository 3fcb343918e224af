import type { TextSpan } from '../source/TextSpan.ts';

/** Replaces spans of a text by spaces; line breaks and offsets stay as they are. */
export function maskSpans(text: string, spans: readonly TextSpan[]): string {
  return spans.reduce(
    (result, { from, to }) =>
      result.slice(0, from) + result.slice(from, to).replace(/[^\r\n]/g, ' ') + result.slice(to),
    text,
  );
}
