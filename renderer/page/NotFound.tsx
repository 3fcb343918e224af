import * as english from '../../schema/words/english.ts';
import { ActionLink } from '../../sections/_shared/ActionLink.tsx';
import { SectionFrame } from '../../sections/_shared/SectionFrame.tsx';
import { useWords } from '../../sections/_shared/words.ts';

/** What a site without a page `/404` shows in its place. */
export function NotFound() {
  const words = useWords({ notFound: english.notFound });
  const { title, text, action } = words.notFound;
  return (
    <SectionFrame section={{ title, intro: text }} head="stack">
      <ActionLink action={{ label: action, to: '/' }} />
    </SectionFrame>
  );
}
