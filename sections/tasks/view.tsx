import { CheckList } from '../_shared/components/CheckList.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { useItemHeading } from '../_shared/text/headings.ts';
import { Line } from '../_shared/text/Text.tsx';
import type { Tasks } from './schema.ts';
import { Badge, Group, Groups, Lead, Name } from './style.ts';

/** Groups of tasks side by side. */
export default function TasksView({ section }: ViewProps<Tasks>) {
  const heading = useItemHeading(section);
  return (
    <SectionFrame section={section}>
      <Groups data-count={section.groups.length}>
        {section.groups.map(({ title, icon, text, items }) => (
          <Group key={title}>
            {icon && (
              <Badge>
                <Icon name={icon} />
              </Badge>
            )}
            <Line within={Name} as={heading}>
              {title}
            </Line>
            <Line within={Lead}>{text}</Line>
            <CheckList items={items} />
          </Group>
        ))}
      </Groups>
    </SectionFrame>
  );
}
