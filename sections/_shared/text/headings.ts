import { createViewContext, useViewContext } from '../page/createViewContext.ts';

/** Whether the section being rendered is the first of its page, so that its title is the h1. */
export const IsFirstSection = createViewContext(false);

/** Returns the heading element of a section's title: h1 in the first section, otherwise h2. */
export function useTitleHeading(): 'h1' | 'h2' {
  return useViewContext(IsFirstSection) ? 'h1' : 'h2';
}

/** Returns the heading element of items in a section, one level below the section's title. */
export function useItemHeading(section: { title?: string }): 'h2' | 'h3' {
  return useTitleHeading() === 'h2' && section.title ? 'h3' : 'h2';
}
