import { slug } from '../../schema/markdown/slug.ts';
import * as english from '../../schema/words/english.ts';
import { ActionLink } from '../_shared/ActionLink.tsx';
import { CheckList } from '../_shared/CheckList.tsx';
import { useItemHeading } from '../_shared/headings.ts';
import { PlainText } from '../_shared/PlainText.tsx';
import { usePage, type ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import { VisuallyHidden } from '../_shared/VisuallyHidden.tsx';
import { useWords } from '../_shared/words.ts';
import { payText } from './payText.ts';
import type { Position, Positions } from './schema.ts';
import { Article, Description, Detail, Details, Fact, Facts, List, Name, Top } from './style.ts';

/** Open jobs as articles; their long lists unfold. */
export default function PositionsView({ section }: ViewProps<Positions>) {
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map((position) => (
          <PositionArticle key={position.title} position={position} section={section} />
        ))}
      </List>
    </SectionFrame>
  );
}

function PositionArticle({ position, section }: { position: Position; section: Positions }) {
  const words = useWords({ positions: english.positions });
  const { site } = usePage();
  const labels = section.labels ?? words.positions;
  const { title, department, type, experience, description, pay } = position;
  const titleId = `${section.id ?? 'positions'}-${slug(title)}`;
  const facts = [
    [labels.department, department],
    [labels.type, type],
    [labels.experience, experience],
    ...(pay ? [[section.labels?.pay ?? words.positions.pay, payText(pay, site)]] : []),
  ];
  return (
    <Article aria-labelledby={titleId}>
      <Top>
        <Name as={useItemHeading(section)} id={titleId}>
          {title}
        </Name>
        <ActionLink action={section.action} fallbackStyle="secondary" about={title} />
      </Top>
      <Facts>
        {facts.map(([label, value]) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <dd>
              <PlainText>{value ?? ''}</PlainText>
            </dd>
          </Fact>
        ))}
      </Facts>
      <Description>
        <Text>{description}</Text>
      </Description>
      <Details>
        <Unfolding
          label={labels.responsibilities}
          about={title}
          items={position.responsibilities}
        />
        <Unfolding label={labels.requirements} about={title} items={position.requirements} />
      </Details>
    </Article>
  );
}

function Unfolding({ label, about, items }: { label: string; about: string; items: string[] }) {
  return (
    <Detail>
      <summary>
        {label}
        <VisuallyHidden>: {about}</VisuallyHidden>
      </summary>
      <CheckList items={items} />
    </Detail>
  );
}
