import type { IconName } from '../parts/ToolIcon.tsx';
import type { PaneName } from '../state/panels.ts';

/** What the rail, the palette and screen readers call the panes. */
export const paneLabels: Record<PaneName, { label: string; icon: IconName }> = {
  pages: { label: 'Pages', icon: 'files' },
  sections: { label: 'Sections', icon: 'layout-list' },
  site: { label: 'Site', icon: 'settings' },
  forms: { label: 'Forms', icon: 'clipboard-list' },
  media: { label: 'Media', icon: 'image' },
  translations: { label: 'Translations', icon: 'languages' },
};
