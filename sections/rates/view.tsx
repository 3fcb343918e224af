import { Actions } from '../_shared/Actions.tsx';
import { CheckList } from '../_shared/CheckList.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Stat, StatList } from '../_shared/Stat.tsx';
import { Text } from '../_shared/Text.tsx';
import { amountParts } from './amountParts.ts';
import type { Rates } from './schema.ts';
import { Comparison, Layout, Note, Rate, Reasons, Saving } from './style.ts';

/** The two rates and the saving as one description list; reasons and buttons beside it. */
export default function RatesView({ section }: ViewProps<Rates>) {
  const { ours, theirs, saving, points, roi, actions, note } = section;
  const reasons = points || roi || actions || note;
  return (
    <SectionFrame section={section}>
      <Layout data-alone={reasons ? undefined : ''}>
        <Comparison>
          <RateEntry rate={ours} ours />
          <RateEntry rate={theirs} />
          {saving && (
            <Saving>
              <dt>{saving.label}</dt>
              <dd>{saving.value}</dd>
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

function RateEntry({ rate, ours }: { rate: Rates['ours']; ours?: true }) {
  const { amount, unit } = amountParts(rate.value);
  return (
    <Rate data-ours={ours}>
      <dt>{rate.label}</dt>
      <dd>
        <strong>{amount}</strong>
        {unit && <span>{unit}</span>}
      </dd>
      {rate.note && (
        <dd>
          <Text inline>{rate.note}</Text>
        </dd>
      )}
    </Rate>
  );
}
