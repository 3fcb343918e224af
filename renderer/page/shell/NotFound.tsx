import * as english from '../../../schema/messages/english.ts';
import { ActionLink } from '../../../sections/_shared/components/ActionLink.tsx';
import { SectionFrame } from '../../../sections/_shared/frame/SectionFrame.tsx';
import { useWords } from '../../../sections/_shared/page/words.ts';

/** The fallback for a site without a page `/404`. */
export function NotFound() {
  const words = useWords({ notFound: english.notFound });
  const { title, text, action } = words.notFound;
  return (
    <SectionFrame section={{ title, intro: text }} head="stack">
      <ActionLink action={{ label: action, to: '/' }} />
    </SectionFrame>
  );
}
