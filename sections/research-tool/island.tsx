import { useRef, useState } from 'react';
import { ActionAnchor } from '../_shared/ActionLink.style.ts';
import { Form } from '../_shared/form/Form.tsx';
import type { FormModel } from '../_shared/form/FormModel.ts';
import { Rich, type RichText } from '../_shared/Rich.tsx';
import { answerText } from './answerText.ts';
import { type Finding, findingsIn } from './findingsIn.ts';
import { Box, BoxTitle, Empty, Examples, Item, Source } from './style.ts';

/** Props of the island: plain JSON. */
export interface ResearchToolProps {
  id: string;
  model: FormModel;
  label: string;
  /** Title of the box, and its rank among the headings of the page. */
  results: string;
  heading: 'h2' | 'h3';
  empty?: RichText;
  /** Queries to begin with, as buttons. */
  examples?: string[];
  picture?: { src: string; width: number; height: number };
}

/** A search box, and a box below it for what was found. */
export default function ResearchToolIsland(props: ResearchToolProps) {
  const { id, model, label, results, heading, empty, examples, picture } = props;
  const root = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<string>();
  const show = (answered: unknown) => {
    const text = answerText(answered);
    if (text !== undefined) setAnswer(text);
    return text !== undefined;
  };
  return (
    <div ref={root}>
      <Form model={model} label={label} layout="line" keep onAnswer={show} />
      <Box role="region" aria-labelledby={`${id}-results`}>
        <BoxTitle as={heading} id={`${id}-results`}>
          {results}
        </BoxTitle>
        <div aria-live="polite">
          {answer === undefined ? (
            <Empty data-picture={picture ? 'yes' : 'no'}>
              <div>
                {empty && <Rich as="div">{empty}</Rich>}
                {examples && (
                  <Examples>
                    {examples.map((example) => (
                      <li key={example}>
                        <ActionAnchor
                          as="button"
                          type="button"
                          data-style="secondary"
                          onClick={() => ask(root.current, example)}
                        >
                          {example}
                        </ActionAnchor>
                        <span>{example}</span>
                      </li>
                    ))}
                  </Examples>
                )}
              </div>
              {picture && <img {...picture} alt="" />}
            </Empty>
          ) : (
            findingsIn(answer).map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text
              <Found key={index} finding={finding} heading={heading === 'h2' ? 'h3' : 'h4'} />
            ))
          )}
        </div>
      </Box>
    </div>
  );
}

/** Writes a query into the field of the form and sends it. */
function ask(root: HTMLElement | null, query: string) {
  const field = root?.querySelector<HTMLInputElement>('[data-field]');
  if (!field) return;
  field.value = query;
  field.form?.requestSubmit();
}

function Found({ finding, heading: Heading }: { finding: Finding; heading: 'h3' | 'h4' }) {
  const { title, text, source, date } = finding;
  return (
    <Item>
      {title && <Heading>{title}</Heading>}
      <p>{marked(text)}</p>
      {source && (
        <Source>
          {source}
          {date && (
            <>
              {' · '}
              <time dateTime={date}>{longDate(date)}</time>
            </>
          )}
        </Source>
      )}
    </Item>
  );
}

/** Words between `**` are those that were searched for. */
function marked(text: string) {
  return text.split('**').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  );
}

function longDate(date: string): string {
  const locale = document.documentElement.lang || undefined;
  return new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
