import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Stat } from '../_shared/Stat.tsx';
import type { Stats } from './schema.ts';
import { Row } from './style.ts';

/** A row of figures. */
export default function StatsView({ section }: ViewProps<Stats>) {
  return (
    <SectionFrame section={section}>
      <Row data-count={section.items.length}>
        {section.items.map((stat) => (
          <Stat key={stat.label} stat={stat} />
        ))}
      </Row>
    </SectionFrame>
  );
}
