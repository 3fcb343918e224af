import { Actions } from '../_shared/Actions.tsx';
import { CheckList } from '../_shared/CheckList.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import type { Checklist } from './schema.ts';
import { Panel } from './style.ts';

/** Ticked points on one panel. */
export default function ChecklistView({ section }: ViewProps<Checklist>) {
  return (
    <SectionFrame section={section}>
      <Panel>
        <CheckList items={section.items} columns={section.columns ?? 2} />
      </Panel>
      <Actions actions={section.actions} />
    </SectionFrame>
  );
}
