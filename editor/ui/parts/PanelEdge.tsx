import { useSnapshot } from 'valtio';
import {
  getPanelWidth,
  type PanelName,
  panels,
  panelWidths,
  resizePanel,
} from '../state/panels.ts';

const labels = { side: 'Width of the lists', form: 'Width of the form' };

/** The inner edge of a panel: dragging it or pressing arrow keys changes the width, a double click restores it. */
export function PanelEdge({ panel }: { panel: PanelName }) {
  const known = useSnapshot(panels);
  if (!known[panel].isOpen) return null;
  const width = getPanelWidth(panel, known);
  const steps: Record<string, number> = { ArrowLeft: -16, ArrowRight: 16 };
  const sign = panel === 'side' ? 1 : -1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className="panel-edge"
      data-panel={panel}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={labels[panel]}
      aria-valuenow={width}
      aria-valuemin={panelWidths.least}
      aria-valuemax={panelWidths.most}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { left } = document.querySelector('.side')?.getBoundingClientRect() ?? { left: 0 };
        resizePanel(panel, panel === 'side' ? clientX - left : innerWidth - clientX);
      }}
      onDoubleClick={() => {
        panels[panel].width = undefined;
      }}
      onKeyDown={(event) => {
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        resizePanel(panel, width + step * sign);
      }}
    />
  );
}
