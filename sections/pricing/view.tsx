import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Note } from '../_shared/components/Note.style.ts';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Text } from '../_shared/text/Text.tsx';
import type { Plan, Pricing } from './schema.ts';
import { Badge, Card, Cards, Features, Hours, Name, Offer, Price, Top } from './style.ts';

/** Plans side by side; the popular one is larger and contrasts with the band. */
export default function PricingView({ section }: ViewProps<Pricing>) {
  const heading = useItemHeading(section);
  const contrast = section.tone === 'dark' ? 'accent' : 'dark';
  return (
    <SectionFrame section={section}>
      <Cards data-count={section.plans.length}>
        {section.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} heading={heading} popularTone={contrast} />
        ))}
      </Cards>
      {section.note && (
        <Note>
          <Text>{section.note}</Text>
        </Note>
      )}
    </SectionFrame>
  );
}

interface PlanCardProps {
  plan: Plan;
  heading: 'h2' | 'h3';
  popularTone: string;
}

function PlanCard({ plan, heading, popularTone }: PlanCardProps) {
  const { name, price, period, description, hours, features, popular, badge, action } = plan;
  return (
    <Card data-popular={popular} data-tone={popular ? popularTone : undefined}>
      <Top>
        <Name as={heading}>{name}</Name>
        {badge && <Badge>{badge}</Badge>}
        <Price>
          <strong>{price}</strong> {period && <span>{period}</span>}
        </Price>
        {hours && (
          <Hours>
            <Text inline>{hours}</Text>
          </Hours>
        )}
        {description && (
          <p>
            <Text inline>{description}</Text>
          </p>
        )}
      </Top>
      <Offer>
        {action && (
          <ActionLink
            action={action}
            fallbackStyle={popular ? 'primary' : 'secondary'}
            about={name}
          />
        )}
      </Offer>
      <Features>
        <CheckList items={features} />
      </Features>
    </Card>
  );
}
