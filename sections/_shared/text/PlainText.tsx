import { splitHyphenated } from './splitHyphenated.ts';

/** Plain text whose hyphenated words stay on one line. */
export function PlainText({ children }: { children: string }) {
  return splitHyphenated(children).map((piece, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reconciled
      <span key={at} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
