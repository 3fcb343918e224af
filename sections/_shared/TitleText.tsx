import { Fragment } from 'react';
import { hasMarkdown } from './markdown.ts';
import { Text } from './Text.tsx';
import { Sentence } from './TitleText.style.ts';

/** The line of a heading. One of several sentences breaks between them before it breaks in them. */
export function TitleText({ children }: { children: string }) {
  const sentences = hasMarkdown(children) ? [children] : children.split(sentenceEnd);
  if (sentences.length === 1) return <Text inline>{children}</Text>;
  return sentences.map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <Sentence>
        <Text inline>{sentence}</Text>
      </Sentence>
    </Fragment>
  ));
}

/** Neither an abbreviation ("U.S." ends in a capital) nor a short cry ("Oops!") ends a sentence. */
const sentenceEnd =
  /(?<=.{5}[a-z0-9%][.?!]["”’]?)(?<!\b(?:St|Mr|Mrs|Ms|Dr|vs)\.)\s+(?=["“¿¡]?[A-Z])/;
