import { CheckList } from '../_shared/CheckList.tsx';
import { useItemHeading } from '../_shared/headings.ts';
import { Icon } from '../_shared/Icon.tsx';
import type { ViewProps } from '../_shared/page.ts';
import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
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
            <Name as={heading}>
              <Text inline>{title}</Text>
            </Name>
            {text && (
              <Lead>
                <Text inline>{text}</Text>
              </Lead>
            )}
            <CheckList items={items} />
          </Group>
        ))}
      </Groups>
    </SectionFrame>
  );
}
