import { LanguageLinks } from '../_shared/components/LanguageLinks.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import type { Languages } from './schema.ts';
import { List } from './style.ts';

/** The languages of the site; the header alone where the site has one language. */
export default function LanguagesView({ section }: ViewProps<Languages>) {
  return (
    <SectionFrame section={section}>
      <List>
        <LanguageLinks />
      </List>
    </SectionFrame>
  );
}
