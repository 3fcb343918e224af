import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Line } from '../_shared/text/Text.tsx';
import { Prices } from './billing.style.ts';
import type { Plan } from './schema.ts';
import { Badge, Card, Features, Hours, Name, Offer, Price, Top } from './style.ts';

interface PlanCardProps {
  plan: Plan;
  heading: 'h2' | 'h3';
  popularTone: string | undefined;
}

/** A plan with its price, its button and what it includes. */
export function PlanCard({ plan, heading, popularTone }: PlanCardProps) {
  const { name, price, period, description, hours, features, popular, badge, action, yearly } =
    plan;
  return (
    <Card data-popular={popular} data-tone={popular ? popularTone : undefined}>
      <Top>
        <Name as={heading}>{name}</Name>
        {badge && <Badge>{badge}</Badge>}
        {yearly ? (
          <Prices>
            <Amount price={price} period={period} billing="monthly" />
            <Amount {...yearly} billing="yearly" />
          </Prices>
        ) : (
          <Amount price={price} period={period} />
        )}
        <Line within={Hours}>{hours}</Line>
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
      <CheckList items={features} within={Features} />
    </Card>
  );
}

interface AmountProps {
  price: string;
  period?: string | undefined;
  /** The choice that shows the price; without it, it always shows. */
  billing?: 'monthly' | 'yearly';
}

function Amount({ price, period, billing }: AmountProps) {
  return (
    <Price data-billing={billing}>
      <strong>{price}</strong> {period && <span>{period}</span>}
    </Price>
  );
}
