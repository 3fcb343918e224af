import { StickyColumn } from '../_shared/components/StickyColumn.style.ts';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import { SectionHead } from '../_shared/frame/SectionHead.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { Faq } from './schema.ts';
import { Answer, Item, Layout, List, Question } from './style.ts';

/**
 * Questions as native disclosures. They share a `name`, so that the browser keeps at most one open.
 */
export default function FaqView({ section }: ViewProps<Faq>) {
  const heading = useItemHeading(section);
  const group = section.id ?? section.items[0]?.question;
  return (
    <SectionFrame section={section} head="none">
      <Layout>
        <StickyColumn>
          <SectionHead section={section} layout="stack" />
        </StickyColumn>
        <List>
          {section.items.map(({ question, answer }) => (
            <Item key={question} name={group}>
              <summary>
                <Question as={heading}>
                  <Text inline>{question}</Text>
                </Question>
              </summary>
              <Answer>
                <Text>{answer}</Text>
              </Answer>
            </Item>
          ))}
        </List>
      </Layout>
    </SectionFrame>
  );
}
