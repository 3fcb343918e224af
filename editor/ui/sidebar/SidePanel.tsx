import { useSnapshot } from 'valtio';
import { MediaPane } from '../media/MediaPane.tsx';
import { panels } from '../state/panels.ts';
import { TranslationsPane } from '../translations/TranslationsPane.tsx';
import { FormsPane } from './FormsPane.tsx';
import { PageTree } from './PageTree.tsx';
import { paneLabels } from './paneLabels.ts';
import { SectionList } from './SectionList.tsx';
import { SitePane } from './SitePane.tsx';

/** The panel on the left: the open pane. */
export function SidePanel() {
  const { pane } = useSnapshot(panels);
  return (
    <nav className="side" aria-label={paneLabels[pane].label} data-pane={pane}>
      {pane === 'pages' && <PageTree />}
      {(pane === 'pages' || pane === 'sections') && <SectionList />}
      {pane === 'site' && <SitePane />}
      {pane === 'forms' && <FormsPane />}
      {pane === 'media' && <MediaPane />}
      {pane === 'translations' && <TranslationsPane />}
    </nav>
  );
}
