import type { FunctionComponent } from 'react';
import type { AnySection } from '../../schema/vocabulary.ts';
import type { PageContext, ViewProps } from '../../sections/index.ts';
import { byType } from './byType.ts';

/** The view of every section type. A new folder in sections/, or in that folder of a feature, adds its type here. */
export const sectionViews = byType(
  import.meta.glob<FunctionComponent<ViewProps<AnySection>>>(
    '../../{sections,features/*/sections}/*/view.tsx',
    {
      eager: true,
      import: 'default',
    },
  ),
);

/** Functions that return a section's schema.org objects, for the section types that have any. */
export const structuredDataBuilders = byType(
  import.meta.glob<(section: AnySection, page: PageContext) => object[]>(
    '../../{sections,features/*/sections}/*/jsonld.ts',
    { eager: true, import: 'default' },
  ),
);
