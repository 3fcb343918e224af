import {
  Actions,
  CheckList,
  Line,
  Note,
  PlainText,
  SectionFrame,
  Stat,
  StatList,
  Text,
  type ViewProps,
} from 'blockwright/section';
import { amountParts } from './amountParts.ts';
import { PriceDrawing, RingKey, SavingRing } from './drawings.tsx';
import { figuresIn } from './figuresIn.ts';
import type { PriceComparison } from './schema.ts';
import { Comparison, Layout, Price, Reasons, Saving } from './style.ts';

/** Both prices and the saving as a description list, with reasons and buttons beside it. */
export default function PriceComparisonView({ section }: ViewProps<PriceComparison>) {
  const { ours, theirs, saving, points, stat, actions, note } = section;
  const style = drawable(section);
  const most = Math.max(...figuresIn(ours.value), ...figuresIn(theirs.value));
  const drawing = style === 'bars' || style === 'coins' ? { style, most } : undefined;
  const reasons = points || stat || actions || note;
  return (
    <SectionFrame section={section}>
      <Layout data-alone={reasons ? undefined : ''} data-look={style}>
        <Comparison data-look={style}>
          <PriceEntry price={ours} ours drawing={drawing} />
          <PriceEntry price={theirs} drawing={drawing} />
          {saving && (
            <Saving>
              <dt>{saving.label}</dt>
              <dd>
                {style === 'ring' && <SavingRing figures={figuresIn(saving.value)} />}
                <span>
                  <PlainText>{saving.value}</PlainText>
                </span>
              </dd>
              {style === 'ring' && (
                <dd>
                  <RingKey figures={figuresIn(saving.value)} rest={ours.label} />
                </dd>
              )}
            </Saving>
          )}
        </Comparison>
        {reasons && (
          <Reasons>
            <CheckList items={points} />
            {stat && (
              <StatList>
                <Stat stat={stat} />
              </StatList>
            )}
            <Actions actions={actions} />
            <Text within={Note}>{note}</Text>
          </Reasons>
        )}
      </Layout>
    </SectionFrame>
  );
}

/** Returns the section's style, or `cards` if its texts lack the figures for a drawing. */
function drawable({
  style = 'cards',
  ours,
  theirs,
  saving,
}: PriceComparison): NonNullable<PriceComparison['style']> {
  const texts = style === 'ring' ? [saving?.value ?? ''] : [ours.value, theirs.value];
  return texts.every((text) => figuresIn(text).length > 0) ? style : 'cards';
}

interface PriceEntryProps {
  price: PriceComparison['ours'];
  ours?: true;
  drawing: { style: 'bars' | 'coins'; most: number } | undefined;
}

function PriceEntry({ price, ours, drawing }: PriceEntryProps) {
  const { amount, unit } = amountParts(price.value);
  return (
    <Price data-ours={ours}>
      <dt>{price.label}</dt>
      <dd>
        <strong>{amount}</strong>
        {unit && <span>{unit}</span>}
        {drawing && <PriceDrawing {...drawing} figures={figuresIn(price.value)} />}
      </dd>
      <Line within="dd">{price.note}</Line>
    </Price>
  );
}
