import { Note } from '../_shared/components/Note.style.ts';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { useDecoration } from '../_shared/theme/useDecoration.ts';
import type { DayPlan } from './schema.ts';
import { skyAt } from './skyAt.ts';
import { Moments, Name, Sky, Time } from './style.ts';

/** The moments of a day; with `decoration: suns`, each under a drawing of the sky at that time. */
export default function DayPlanView({ section }: ViewProps<DayPlan>) {
  const { items, note } = section;
  const heading = useItemHeading(section);
  const decoration = useDecoration();
  return (
    <SectionFrame section={section}>
      <Moments data-count={items.length} data-sky={decoration ? 'yes' : 'no'}>
        {items.map(({ time, title, text }) => (
          <li key={time}>
            {decoration === 'suns' && <Sky data-sky={skyAt(time)} aria-hidden="true" />}
            <div>
              <Time>{time}</Time>
              <Line within={Name} as={heading}>
                {title}
              </Line>
              <Text>{text}</Text>
            </div>
          </li>
        ))}
      </Moments>
      <Line within={Note}>{note}</Line>
    </SectionFrame>
  );
}
