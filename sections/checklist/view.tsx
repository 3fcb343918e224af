import { Actions } from '../_shared/components/Actions.tsx';
import { CheckList } from '../_shared/components/CheckList.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import type { Checklist } from './schema.ts';
import { Label, Panel, Side, Sides } from './style.ts';

/** A panel of ticked items; with exceptions, a panel of two halves. */
export default function ChecklistView({ section }: ViewProps<Checklist>) {
  const { items, label, except, columns = 2, actions } = section;
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      {except ? (
        <Sides>
          <Side>
            {label && <Label as={heading}>{label}</Label>}
            <CheckList items={items} />
          </Side>
          <Side data-side="except">
            <Label as={heading}>{except.label}</Label>
            <CheckList items={except.items} mark="cross" />
          </Side>
        </Sides>
      ) : (
        <Panel>
          {label && <Label as={heading}>{label}</Label>}
          <CheckList items={items} columns={columns} />
        </Panel>
      )}
      <Actions actions={actions} />
    </SectionFrame>
  );
}
