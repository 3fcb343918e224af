import type { ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { faqLayouts } from './faqLayouts.ts';
import type { Faq } from './schema.ts';
import { Answer, Item, Question } from './style.ts';

/**
 * Questions as native disclosures, or with open answers. Disclosures share a `name`, so that the
 * browser keeps at most one open.
 */
export default function FaqView({ section }: ViewProps<Faq>) {
  const group = section.id ?? section.items[0]?.question;
  const heading = useItemHeading(section);
  const { Frame, head, List, isOpen } = faqLayouts[section.layout ?? 'side'];
  return (
    <Frame section={section} {...(head && { head })}>
      <List>
        {section.items.map(({ question, answer }) =>
          isOpen ? (
            <div key={question}>
              <QuestionTitle heading={heading} question={question} />
              <AnswerText answer={answer} />
            </div>
          ) : (
            <Item key={question} name={group}>
              <summary>
                <QuestionTitle heading={heading} question={question} />
              </summary>
              <AnswerText answer={answer} />
            </Item>
          ),
        )}
      </List>
    </Frame>
  );
}

function QuestionTitle({ heading, question }: { heading: 'h2' | 'h3'; question: string }) {
  return (
    <Line within={Question} as={heading}>
      {question}
    </Line>
  );
}

function AnswerText({ answer }: { answer: string }) {
  return <Text within={Answer}>{answer}</Text>;
}
