import { useState } from 'react';
import { Form } from '../_shared/form/Form.tsx';
import type { FormModel } from '../_shared/form/FormModel.ts';
import { RichTextContent, type RichText } from '../_shared/Rich.tsx';
import { answerText } from './answerText.ts';
import { Box, BoxTitle, Empty, Result } from './style.ts';

/** Props of the island: plain JSON. */
export interface ResearchToolProps {
  id: string;
  model: FormModel;
  label: string;
  /** Title of the box, and its rank among the headings of the page. */
  results: string;
  heading: 'h2' | 'h3';
  empty?: RichText;
}

/** A search box, and a box below it for what was found. */
export default function ResearchToolIsland(props: ResearchToolProps) {
  const { id, model, label, results, heading, empty } = props;
  const [answer, setAnswer] = useState<string>();
  const show = (answered: unknown) => {
    const text = answerText(answered);
    if (text !== undefined) setAnswer(text);
    return text !== undefined;
  };
  return (
    <>
      <Form model={model} label={label} layout="line" keepValues onAnswer={show} />
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
            : paragraphs(answer).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text
                <Result key={index}>{marked(paragraph)}</Result>
              ))}
        </div>
      </Box>
    </>
  );
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

/** `**` around words says that they were searched for. */
function marked(text: string) {
  return text.split('**').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  );
}
