import { Fragment } from 'react';
import { hasMarkdown } from './markdown.ts';
import { Line } from './Text.tsx';
import { Sentence } from './TitleText.style.ts';

/** The text of a heading. Lines break between its sentences before they break inside them. */
export function TitleText({ children }: { children: string }) {
  if (hasMarkdown(children, true)) return <Line>{children}</Line>;
  const sentences = children.split(sentenceEnd);
  if (sentences.length === 1) return <Names>{children}</Names>;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <Sentence>
        <Names>{sentence}</Names>
      </Sentence>
    </Fragment>
  ));
}

/** A sentence whose names of several words stay on one line, unless it capitalizes most words. */
function Names({ children }: { children: string }) {
  const words = children.split(' ').slice(1);
  const capitalized = words.filter((word) => /^\p{Lu}/u.test(word));
  const pieces = 2 * capitalized.length > words.length ? [children] : children.split(name);
  return pieces.map((piece, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: static markup, never reconciled
      <span key={at} className="unbroken">
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Line key={at}>{piece}</Line>
    ),
  );
}

/** Matches words with capitals in a row, such as "New York", but not the first word of a sentence. */
const name = /(?<=\S )(\p{Lu}[\p{L}’']*(?: \p{Lu}[\p{L}’']*)+)/u;

/**
 * Matches the space between sentences, but not after abbreviations ("U.S.") and "Oops!". The marks of the
 * editor do not count: a text that they break is not marked, on any page.
 */
const sentenceEnd =
  /(?<=[^\p{Co}\u2008]{5}[a-z0-9%][.?!]["”’]?)(?<!\b(?:St|Mr|Mrs|Ms|Dr|vs)\.)\s+(?=["“¿¡]?[A-Z])/u;
