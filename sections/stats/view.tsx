import { Stat } from '../_shared/components/Stat.tsx';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
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
