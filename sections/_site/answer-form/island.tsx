import {
  ActionAnchor,
  Form,
  type FormModel,
  type RichText,
  RichTextContent,
} from 'blockwright/form';
import { useRef, useState } from 'react';
import { findingsIn, type ResearchFinding } from './findingsIn.ts';
import { Box, BoxTitle, Empty, Examples, Item, Source } from './style.ts';

/** Props of the island: plain JSON. */
interface AnswerFormProps {
  id: string;
  model: FormModel;
  label: string;
  /** Title of the result box, and its heading level. */
  results: string;
  heading: 'h2' | 'h3';
  /** The notice of a search without a hit. */
  nothing: string;
  empty?: RichText;
  /** Queries to begin with, as buttons. */
  examples?: string[];
  picture?: { src: string; width: number; height: number };
}

/** A search box with a result box below it. */
export default function AnswerFormIsland(props: AnswerFormProps) {
  const { id, model, label, results, nothing, heading, empty, examples, picture } = props;
  const root = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<string>();
  const [isSearching, setSearching] = useState(false);
  const showResponse = (response: unknown) => {
    const text = answerText(response);
    if (text === undefined) return 'failure';
    setAnswer(text);
    return hasPassages(response) ? 'success' : { title: nothing };
  };
  return (
    <div ref={root}>
      <Form
        model={model}
        label={label}
        layout="line"
        keepValues
        onSend={() => setSearching(true)}
        onResponse={(response) => {
          setSearching(false);
          return showResponse(response);
        }}
        onFailure={() => {
          setSearching(false);
        }}
      />
      <Box aria-labelledby={`${id}-results`}>
        <BoxTitle as={heading} id={`${id}-results`}>
          {results}
        </BoxTitle>
        <div aria-live="polite" aria-busy={isSearching || undefined}>
          {answer === undefined ? (
            <Empty data-picture={picture ? 'yes' : 'no'}>
              <div>
                {empty && <RichTextContent as="div">{empty}</RichTextContent>}
                {examples && (
                  <Examples>
                    {examples.map((example) => (
                      <li key={example}>
                        <ActionAnchor
                          as="button"
                          type="button"
                          data-style="secondary"
                          onClick={() => search(root.current, example)}
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
            findingsIn(answer).map((finding, index, findings) => (
              <Result
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text
                key={index}
                finding={finding}
                heading={heading === 'h2' ? 'h3' : 'h4'}
                isContinued={finding.title === findings[index - 1]?.title}
              />
            ))
          )}
        </div>
      </Box>
    </div>
  );
}

/** Writes a query into the field of the form and sends it. */
function search(root: HTMLElement | null, query: string) {
  const field = root?.querySelector<HTMLInputElement>('[data-field]');
  if (!field) return;
  field.value = query;
  field.form?.requestSubmit();
}

interface ResultProps {
  finding: ResearchFinding;
  heading: 'h3' | 'h4';
  /** Whether the passage before has the same title, which is not repeated. */
  isContinued: boolean;
}

function Result({ finding, heading: Heading, isContinued }: ResultProps) {
  const { title, text, source, date } = finding;
  return (
    <Item>
      {title && !isContinued && <Heading>{title}</Heading>}
      <p>{highlight(text)}</p>
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

/** Highlights the search terms, which the function puts between `**`. */
function highlight(text: string) {
  return text.split('**').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  );
}

function longDate(date: string): string {
  const locale = document.documentElement.lang || undefined;
  return new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * Returns the `result` of a search function's response, `{ success: true, result }`. Undefined for any
 * other response.
 */
function answerText(answer: unknown): string | undefined {
  const { success, result } = (answer ?? {}) as { success?: unknown; result?: unknown };
  return success === true && typeof result === 'string' ? result : undefined;
}

/** Whether a search function found anything: its response lists no empty `passages`. */
function hasPassages(answer: unknown): boolean {
  const { passages } = (answer ?? {}) as { passages?: unknown };
  return !Array.isArray(passages) || passages.length > 0;
}
