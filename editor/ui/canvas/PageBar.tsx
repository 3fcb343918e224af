import { useSnapshot } from 'valtio';
import { DateInput } from '../fields/DateInput.tsx';
import { Choice } from '../parts/Choice.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { refresh } from '../state/openEditor.ts';
import { SectionTools } from './SectionTools.tsx';

/** The widths of devices in CSS px. */
export const widths = { Phone: 390, Tablet: 820, Desktop: 1280 };

const deviceIcons = { Phone: 'smartphone', Tablet: 'tablet', Desktop: 'monitor' } as const;

/** How the canvas shows the page. */
export interface CanvasView {
  device: keyof typeof widths;
  /** The colour scheme of the visitor; the one of the author's system if it is undefined. */
  scheme: 'light' | 'dark' | undefined;
  /** The day on which the visitor comes (ISO 8601); empty for now, with what is not published yet. */
  date: string;
  /** Whether what differs from the last commit is marked. */
  isComparing: boolean;
}

interface PageBarProps {
  view: CanvasView;
  onChange(view: CanvasView): void;
}

/** The bar above the page: the tools of the selected section, for which device, colour scheme and day it is shown, whether with marks, and which page of its entry. */
export function PageBar({ view, onChange }: PageBarProps) {
  const { page, route, state, setup } = useSnapshot(editorStore);
  return (
    <div className="page-bar">
      <div className="grow">{view.date === '' && !view.isComparing && <SectionTools />}</div>
      <div className="segments">
        {(Object.keys(widths) as CanvasView['device'][]).map((device) => (
          <IconButton
            key={device}
            icon={deviceIcons[device]}
            label={device}
            title={`${device}: ${widths[device]} pixels wide`}
            aria-pressed={view.device === device}
            onClick={() => onChange({ ...view, device })}
          />
        ))}
      </div>
      <div className="segments">
        {(['light', 'dark'] as const).map((scheme) => (
          <IconButton
            key={scheme}
            icon={scheme === 'light' ? 'sun' : 'moon'}
            label={scheme === 'light' ? 'Light' : 'Dark'}
            aria-pressed={view.scheme === scheme}
            onClick={() =>
              onChange({ ...view, scheme: view.scheme === scheme ? undefined : scheme })
            }
          />
        ))}
      </div>
      <div className="site-date">
        <span id="site-date">Site on</span>{' '}
        <DateInput
          id="site-date-input"
          labelledBy="site-date"
          describedBy=""
          value={view.date}
          format="date"
          isInvalid={false}
          clearLabel="Today"
          onChange={(date) => onChange({ ...view, date })}
        />
      </div>
      {setup?.features.includes('review') && (
        <IconButton
          icon="git-compare"
          label="Compare"
          title="Mark what differs from the last commit"
          aria-pressed={view.isComparing}
          disabled={!state?.git}
          onClick={() => onChange({ ...view, date: '', isComparing: !view.isComparing })}
        />
      )}
      {page && page.routes.length > 1 && (
        <Choice
          label="Address to show"
          isLabelHidden
          value={route ?? ''}
          choices={page.routes}
          onChange={(next) => {
            editorStore.route = next;
            runInBackground(refresh());
          }}
        />
      )}
      {page && route && (
        <a
          className="icon-button"
          href={route}
          target="_blank"
          rel="noreferrer"
          aria-label="Open in new tab"
          title="Open in new tab"
        >
          <ToolIcon name="external-link" />
        </a>
      )}
    </div>
  );
}
