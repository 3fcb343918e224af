import { useState } from 'react';
import { Form } from '../_shared/form/Form.tsx';
import type { FormModel } from '../_shared/form/FormModel.ts';
import { type RichText, RichTextContent } from '../_shared/RichTextContent.tsx';
import { answerText } from './answerText.ts';
import { Box, BoxTitle, Empty, Result } from './style.ts';

/** Props of the island: plain JSON. */
export interface ResearchToolProps {
  id: string;
  model: FormModel;
  label: string;
  /** Title of the result box, and its heading level. */
  results: string;
  heading: 'h2' | 'h3';
  empty?: RichText;
}

/** A search box with a result box below it. */
export default function ResearchToolIsland(props: ResearchToolProps) {
  const { id, model, label, results, heading, empty } = props;
  const [answer, setAnswer] = useState<string>();
  const showResponse = (response: unknown) => {
    const text = answerText(response);
    if (text !== undefined) setAnswer(text);
    return text !== undefined;
  };
  return (
    <>
      <Form model={model} label={label} layout="line" keepValues onResponse={showResponse} />
      <Box role="region" aria-labelledby={`${id}-results`}>
        <BoxTitle as={heading} id={`${id}-results`}>
          {results}
        </BoxTitle>
        <div aria-live="polite">
          {answer === undefined
            ? empty && (
                <Empty>
                  <RichTextContent as="div">{empty}</RichTextContent>
                </Empty>
              )
            : splitParagraphs(answer).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text
                <Result key={index}>{highlight(paragraph)}</Result>
              ))}
        </div>
      </Box>
    </>
  );
}

function splitParagraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

/** Highlights the search terms, which the function puts between `**`. */
function highlight(text: string) {
  return text.split('**').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  );
}
