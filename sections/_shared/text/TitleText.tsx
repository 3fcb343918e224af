import { Fragment } from 'react';
import { hasMarkdown } from './markdown.ts';
import { Line } from './Text.tsx';
import { Sentence } from './TitleText.style.ts';

/** The text of a heading. Lines break between its sentences before they break inside them. */
export function TitleText({ children }: { children: string }) {
  const sentences = hasMarkdown(children, true) ? [children] : children.split(sentenceEnd);
  if (sentences.length === 1) return <Line>{children}</Line>;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <Line within={Sentence}>{sentence}</Line>
    </Fragment>
  ));
}

/**
 * Matches the space between sentences, but not after abbreviations ("U.S.") and "Oops!". The marks of the
 * editor do not count: a text that they break is not marked, on any page.
 */
const sentenceEnd =
  /(?<=[^\p{Co}\u2008]{5}[a-z0-9%][.?!]["”’]?)(?<!\b(?:St|Mr|Mrs|Ms|Dr|vs)\.)\s+(?=["“¿¡]?[A-Z])/u;
