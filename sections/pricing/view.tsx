import { CompareTable } from '../_shared/components/CompareTable.tsx';
import { Note } from '../_shared/components/Note.style.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Text } from '../_shared/text/Text.tsx';
import { PlanCard } from './PlanCard.tsx';
import { pricingLayouts } from './pricingLayouts.ts';
import { renderPlanPrice } from './renderPlanPrice.tsx';
import type { Plan, Pricing } from './schema.ts';
import { Details } from './style.ts';

/** Plans side by side; the popular one is larger and contrasts with the band. */
export default function PricingView({ section }: ViewProps<Pricing>) {
  const { plans, comparison, note, tone } = section;
  const { layout = plans.length === 1 ? 'rows' : 'cards' } = section;
  const heading = useItemHeading(section);
  const { Cards, isFlat } = pricingLayouts[layout];
  const contrast = tone === 'dark' ? 'accent' : 'dark';
  return (
    <SectionFrame section={section}>
      <Cards data-count={plans.length}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            price={renderPlanPrice(plan, plans)}
            heading={heading}
            alignsHours={plans.every(({ hours }) => hours)}
            popularTone={isFlat ? undefined : contrast}
          />
        ))}
      </Cards>
      {comparison && (
        <Details>
          <CompareTable
            caption={comparison.caption}
            hidesCaption
            columns={[{ name: '' }, ...plans.map(toColumn)]}
            rows={comparison.groups.flatMap(({ title, rows }) => [
              [title],
              ...rows.map(({ label, cells }) => [label, ...cells]),
            ])}
          />
        </Details>
      )}
      <Text within={Note}>{note}</Text>
    </SectionFrame>
  );
}

const toColumn = ({ name, popular }: Plan) => ({ name, ...(popular && { highlight: true }) });
