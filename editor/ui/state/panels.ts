import { proxy, subscribe } from 'valtio';

/** A panel beside the page: the lists on its left, or the form on its right. */
export type PanelName = 'side' | 'form';

/** Whether a panel is open, and its width in pixels; the usual one if it is undefined. */
export interface Panel {
  isOpen: boolean;
  width: number | undefined;
}

/** The panes of the panel on the left, in the order of the rail and of their keys. */
export const paneNames = ['pages', 'sections', 'site', 'forms', 'media', 'translations'] as const;

/** A pane of the panel on the left. */
export type PaneName = (typeof paneNames)[number];

/** The widths that a panel can have, in pixels. */
export const panelWidths = { least: 200, most: 560 };

/** The key of local storage. */
const storedName = 'blockwright:panels';

/** The panels, and the open pane of the left one. */
interface Panels extends Record<PanelName, Panel> {
  pane: PaneName;
}

/** The panels as they were at the last visit. */
export const panels = proxy<Panels>(readPanels());

subscribe(panels, () => {
  try {
    localStorage.setItem(storedName, JSON.stringify(panels));
  } catch {
    // The browser refuses storage: the panels begin as usual at the next visit.
  }
});

/** Opens or closes a panel. */
export function togglePanel(name: PanelName): void {
  panels[name].isOpen = !panels[name].isOpen;
}

/** Opens a pane of the panel on the left. */
export function openPane(name: PaneName): void {
  panels.pane = name;
  panels.side.isOpen = true;
}

/** Makes a panel wider or narrower, within what is useful. */
export function resizePanel(name: PanelName, width: number): void {
  panels[name].width = Math.round(Math.min(panelWidths.most, Math.max(panelWidths.least, width)));
}

/** Returns the width of a panel in CSS. The usual one is a share of the window, so that the page has the most of it. */
export function getPanelSize(name: PanelName, { [name]: { width }, pane }: Panels): string {
  const [least, share, most] = findUsualWidths(name, pane);
  return width === undefined ? `clamp(${least}px, ${share}vw, ${most}px)` : `${width}px`;
}

/** Returns the width of a panel in pixels. */
export function getPanelWidth(name: PanelName, { [name]: { width }, pane }: Panels): number {
  const [least, share, most] = findUsualWidths(name, pane);
  return width ?? Math.round(Math.min(most, Math.max(least, (innerWidth * share) / 100)));
}

function findUsualWidths(name: PanelName, pane: PaneName): readonly [number, number, number] {
  return usualWidths[name === 'side' && widePanes.includes(pane) ? 'wide' : name];
}

/** Panes whose content needs more room than a list of names. */
const widePanes: readonly PaneName[] = ['media', 'translations'];

/** The least width, the share of the window in percent, and the greatest width. */
const usualWidths = {
  side: [200, 16, 252],
  wide: [240, 23, 360],
  form: [272, 21, 322],
} as const;

function readPanels(): Panels {
  const read = (value: unknown): Panel => {
    const { isOpen, width } = (value ?? {}) as Record<keyof Panel, unknown>;
    return { isOpen: isOpen !== false, width: typeof width === 'number' ? width : undefined };
  };
  const toPanels = ({ side, form, pane }: Record<string, unknown>) => ({
    side: read(side),
    form: read(form),
    pane: paneNames.find((name) => name === pane) ?? paneNames[0],
  });
  try {
    return toPanels(JSON.parse(localStorage.getItem(storedName) ?? '{}'));
  } catch {
    return toPanels({});
  }
}
