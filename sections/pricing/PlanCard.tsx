import { ActionLink } from '../_shared/components/ActionLink.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { Line } from '../_shared/text/Text.tsx';
import { Prices } from './billing.style.ts';
import type { Plan } from './schema.ts';
import { Badge, Card, Features, Hours, Name, Offer, Price, Top } from './style.ts';

interface PlanCardProps {
  plan: Plan;
  heading: 'h2' | 'h3';
  /** Whether all plans have hours, so that they stand in one row. */
  alignsHours: boolean;
  popularTone: string | undefined;
}

/** A plan with its price, its button and what it includes. */
export function PlanCard({ plan, heading, alignsHours, popularTone }: PlanCardProps) {
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

interface AmountProps {
  price: string;
  period?: string | undefined;
  /** The choice that shows the price; without it, it always shows. */
  billing?: 'monthly' | 'yearly';
}

function Amount({ price, period, billing }: AmountProps) {
  return (
    <Price data-billing={billing} data-words={isAmount.test(price) ? undefined : ''}>
      <strong>{price}</strong> {period && <span>{period}</span>}
    </Price>
  );
}

/** Matches a price that fits into one line: a figure with its currency. Others, such as "On request", wrap. */
const isAmount = /^(?=.*\d).{1,11}$/u;
