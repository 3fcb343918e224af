import type { ReactNode } from 'react';
import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Line } from '../_shared/text/Text.tsx';
import type { Plan } from './schema.ts';
import { Badge, Card, Features, Hours, Name, Offer, Top } from './style.ts';

interface PlanCardProps {
  plan: Plan;
  price: ReactNode;
  heading: 'h2' | 'h3';
  /** Whether all plans have hours, so that they stand in one row. */
  alignsHours: boolean;
  popularTone: string | undefined;
}

/** A plan with its price, its button and what it includes. */
export function PlanCard({ plan, price, heading, alignsHours, popularTone }: PlanCardProps) {
  const { name, description, hours, features, popular, badge, action } = plan;
  return (
    <Card data-popular={popular} data-tone={popular ? popularTone : undefined}>
      <Top>
        <Name as={heading}>{name}</Name>
        {badge && <Badge>{badge}</Badge>}
        {price}
        {alignsHours && <Line within={Hours}>{hours}</Line>}
        <Line within="p">{description}</Line>
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
      {alignsHours || !hours ? (
        <CheckList items={features} within={Features} />
      ) : (
        <Features>
          <Line within={Hours}>{hours}</Line>
          <CheckList items={features} />
        </Features>
      )}
    </Card>
  );
}
