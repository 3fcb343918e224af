import type { FunctionComponent } from 'react';
import type { AnySection } from '../../schema/section.ts';
import type { PageContext, ViewProps } from '../../sections/_shared/page.ts';

/** The view of every section type. Adding a folder to sections/ adds its type here. */
export const sectionViews = byType<FunctionComponent<ViewProps<AnySection>>>(
  import.meta.glob('../../sections/*/view.tsx', { eager: true, import: 'default' }),
);

/** What some section types tell search engines: section → schema.org objects. */
export const structuredDataBuilders = byType<(section: AnySection, page: PageContext) => object[]>(
  import.meta.glob('../../sections/*/jsonld.ts', { eager: true, import: 'default' }),
);

function byType<T>(modules: Record<string, unknown>): Map<string, T> {
  return new Map(
    Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? '', module as T]),
  );
}
