import { Actions } from '../_shared/Actions.tsx';
import { CheckList } from '../_shared/CheckList.tsx';
import { PlainText } from '../_shared/PlainText.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Stat, StatList } from '../_shared/Stat.tsx';
import { Text } from '../_shared/Text.tsx';
import { amountParts } from './amountParts.ts';
import { RateDrawing, SavingRing } from './drawings.tsx';
import { figuresIn } from './figuresIn.ts';
import type { Rates } from './schema.ts';
import { Comparison, Layout, Note, Rate, Reasons, Saving } from './style.ts';

/** Both rates and the saving as a description list, with reasons and buttons beside it. */
export default function RatesView({ section }: ViewProps<Rates>) {
  const { ours, theirs, saving, points, roi, actions, note } = section;
  const style = drawable(section);
  const most = Math.max(...figuresIn(ours.value), ...figuresIn(theirs.value));
  const drawing = style === 'bars' || style === 'coins' ? { style, most } : undefined;
  const reasons = points || roi || actions || note;
  return (
    <SectionFrame section={section}>
      <Layout data-alone={reasons ? undefined : ''} data-look={style}>
        <Comparison data-look={style}>
          <RateEntry rate={ours} ours drawing={drawing} />
          <RateEntry rate={theirs} drawing={drawing} />
          {saving && (
            <Saving>
              <dt>{saving.label}</dt>
              <dd>
                {style === 'ring' && <SavingRing figures={figuresIn(saving.value)} />}
                <PlainText>{saving.value}</PlainText>
              </dd>
            </Saving>
          )}
        </Comparison>
        {reasons && (
          <Reasons>
            {points && <CheckList items={points} />}
            {roi && (
              <StatList>
                <Stat stat={roi} />
              </StatList>
            )}
            <Actions actions={actions} />
            {note && (
              <Note>
                <Text>{note}</Text>
              </Note>
            )}
          </Reasons>
        )}
      </Layout>
    </SectionFrame>
  );
}

/** Returns the section's style, or `cards` if its texts lack the figures for a drawing. */
function drawable({ style = 'cards', ours, theirs, saving }: Rates): NonNullable<Rates['style']> {
  const texts = style === 'ring' ? [saving?.value ?? ''] : [ours.value, theirs.value];
  return texts.every((text) => figuresIn(text).length > 0) ? style : 'cards';
}

interface RateEntryProps {
  rate: Rates['ours'];
  ours?: true;
  drawing: { style: 'bars' | 'coins'; most: number } | undefined;
}

function RateEntry({ rate, ours, drawing }: RateEntryProps) {
  const { amount, unit } = amountParts(rate.value);
  return (
    <Rate data-ours={ours}>
      <dt>{rate.label}</dt>
      <dd>
        <strong>{amount}</strong>
        {unit && <span>{unit}</span>}
        {drawing && <RateDrawing {...drawing} figures={figuresIn(rate.value)} />}
      </dd>
      {rate.note && (
        <dd>
          <Text inline>{rate.note}</Text>
        </dd>
      )}
    </Rate>
  );
}
