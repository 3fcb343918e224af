/** Returns the files of a new section type: file name → content. */
export function createSectionFiles(type: string): Record<string, string> {
  const typeName = type
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
  return {
    'schema.ts': `import Type, { type Static } from 'typebox';
import { sectionHeader } from '../../schema/fields/sectionHeader.ts';
import { line } from '../../schema/fields/text.ts';
import { section } from '../../schema/section.ts';

/** Keys of a \`${type}\` section. */
export const schema = section('${type}', 'What the section shows, for editors.', {
  ...sectionHeader,
  items: Type.Array(line('One entry.'), { minItems: 1, description: 'Entries, in order.' }),
});

/** A \`${type}\` section. */
export type ${typeName} = Static<typeof schema>;
`,
    'view.tsx': `import { SectionFrame } from '../_shared/SectionFrame.tsx';
import { Text } from '../_shared/Text.tsx';
import type { ViewProps } from '../_shared/page.ts';
import type { ${typeName} } from './schema.ts';
import { List } from './style.ts';

/** What the section shows, for developers. */
export default function ${typeName}View({ section }: ViewProps<${typeName}>) {
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map((item) => (
          <li key={item}>
            <Text inline>{item}</Text>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}
`,
    'style.ts': `import styled from 'styled-components';

export const List = styled.ul\`
  display: grid;
  gap: var(--space-3);
\`;
`,
    'example.yaml': `type: ${type}
title: A title that describes the list
items:
  - The first entry
  - The second entry, with *emphasis*
`,
  };
}
