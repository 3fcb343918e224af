import type { AnySection } from '../../../schema/vocabulary.ts';
import { createViewContext } from '../page/createViewContext.ts';
import { usePage } from '../page/page.ts';
import { IsFirstSection } from '../text/headings.ts';

/** Whether the section being rendered is inside an article, so that it has no band of its own. */
export const IsInnerSection = createViewContext(false);

/** A section inside an article. Server only. */
export function InnerSection({ section }: { section: AnySection | undefined }) {
  const { innerSections } = usePage();
  const View = section && innerSections?.views.get(section.type);
  if (!View) return null;
  innerSections?.rendered.push(section);
  return (
    <IsFirstSection value={false}>
      <IsInnerSection value={true}>
        <View section={section} />
      </IsInnerSection>
    </IsFirstSection>
  );
}
