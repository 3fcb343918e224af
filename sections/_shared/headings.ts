import { useViewContext, createViewContext } from './viewContext.ts';

/** Whether the section being rendered opens its page; its title is then the title of the page. */
export const IsFirstSection = createViewContext(false);

/** The heading of a section's title: h1 where the section opens the page, otherwise h2. */
export function useTitleHeading(): 'h1' | 'h2' {
  return useViewContext(IsFirstSection) ? 'h1' : 'h2';
}

/** The heading of what stands in a section, one level below its title, if it has one. */
export function useItemHeading(section: { title?: string }): 'h2' | 'h3' {
  return useTitleHeading() === 'h2' && section.title ? 'h3' : 'h2';
}
