import { LanguageLinks } from '../_shared/components/LanguageLinks.tsx';
import { SectionFrame } from '../_shared/frame/SectionFrame.tsx';
import type { ViewProps } from '../_shared/page/page.ts';
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
