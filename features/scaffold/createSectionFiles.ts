/** The folder that built-in sections share, as they import it. */
const shared = '../_shared';

/** Options of `createSectionFiles`. */
interface SectionFileOptions {
  /** Whether the section belongs to the engine, whose sections import each other's parts by path. */
  isBuiltIn: boolean;
  /** Whether the section has an interactive part. */
  hasIsland: boolean;
}

/** Returns the files of a new section type: file name → content. */
export function createSectionFiles(
  type: string,
  { isBuiltIn, hasIsland }: SectionFileOptions,
): Record<string, string> {
  const typeName = type
    .split('-')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
  const schemaImports = isBuiltIn
    ? `import Type, { type Static } from 'typebox';
import { line, section, sectionHeader } from '../../schema/vocabulary.ts';`
    : `import { line, type Static, section, sectionHeader, Type } from 'blockwright/section';`;
  const islandImport = hasIsland ? `import ${typeName}Island from './island.tsx';\n` : '';
  const viewImports = isBuiltIn
    ? `${hasIsland ? `import { Island } from '${shared}/components/Island.tsx';\n` : ''}import { SectionFrame, type ViewProps } from '${shared}/frame/SectionFrame.tsx';
import { Line } from '${shared}/text/Text.tsx';`
    : `import { ${hasIsland ? 'Island, ' : ''}Line, SectionFrame, type ViewProps } from 'blockwright/section';`;
  const island = `
      <Island
        name="${type}"
        id={section.id ?? '${type}'}
        on="visible"
        component={${typeName}Island}
        props={{ count: section.items.length }}
      />`;
  return {
    'schema.ts': `${schemaImports}

/** Keys of a \`${type}\` section. */
export const schema = section('${type}', 'What the section shows, for editors.', {
  ...sectionHeader,
  items: Type.Array(line('One entry.'), { minItems: 1, description: 'Entries, in order.' }),
});

/** A \`${type}\` section. */
export type ${typeName} = Static<typeof schema>;
`,
    'view.tsx': `${viewImports}
${islandImport}import type { ${typeName} } from './schema.ts';
import { List } from './style.ts';

/** What the section shows, for developers. */
export default function ${typeName}View({ section }: ViewProps<${typeName}>) {
  return (
    <SectionFrame section={section}>
      <List>
        {section.items.map((item) => (
          <Line key={item} within="li">
            {item}
          </Line>
        ))}
      </List>${hasIsland ? island : ''}
    </SectionFrame>
  );
}
`,
    'style.ts': `import styled from 'styled-components';

export const List = styled.ul\`
  display: grid;
  gap: var(--space-3);
\`;
${
  hasIsland
    ? `
export const Button = styled.button\`
  min-height: 2.75rem;
  margin-top: var(--space-4);
  padding: 0 var(--space-4);
  border: 1.5px solid var(--color-line);
  border-radius: var(--radius-pill);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    border-color: currentColor;
  }

  /* Without script the button could do nothing. */
  @media (scripting: none) {
    display: none;
  }
\`;
`
    : ''
}`,
    ...(hasIsland && {
      'island.tsx': `import { useState } from 'react';
import { Button } from './style.ts';

/** What the interactive part does. Its props are plain JSON from the view. */
export default function ${typeName}Island({ count }: { count: number }) {
  const [read, setRead] = useState(0);
  return (
    <Button type="button" onClick={() => setRead(Math.min(count, read + 1))}>
      {read} / {count}
    </Button>
  );
}
`,
    }),
    'examples/basic.yaml': `# A preset: what the gallery and the editor show of it, then the section.
title: A short list
description: A title and two entries below it.
---
type: ${type}
title: A title that describes the list
items:
  - The first entry
  - The second entry, with *emphasis*
`,
  };
}
