import { proxy, subscribe } from 'valtio';

/** A panel beside the page: the lists on its left, or the form on its right. */
export type PanelName = 'side' | 'form';

/** Whether a panel is open, and its width in pixels; the usual one if it is undefined. */
export interface Panel {
  isOpen: boolean;
  width: number | undefined;
}

/** The widths that a panel can have, in pixels. */
export const panelWidths = { least: 200, most: 560, usual: { side: 252, form: 322 } };

/** The key of local storage. */
const storedName = 'blockwright:panels';

/** The panels as they were at the last visit. */
export const panels = proxy<Record<PanelName, Panel>>(readPanels());

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

/** Makes a panel wider or narrower, within what is useful. */
export function resizePanel(name: PanelName, width: number): void {
  panels[name].width = Math.round(Math.min(panelWidths.most, Math.max(panelWidths.least, width)));
}

/** Returns the width of a panel in pixels. */
export function getPanelWidth(name: PanelName, { width }: Panel): number {
  return width ?? panelWidths.usual[name];
}

function readPanels(): Record<PanelName, Panel> {
  const read = (value: unknown): Panel => {
    const { isOpen, width } = (value ?? {}) as Record<keyof Panel, unknown>;
    return { isOpen: isOpen !== false, width: typeof width === 'number' ? width : undefined };
  };
  try {
    const stored = JSON.parse(localStorage.getItem(storedName) ?? '{}');
    return { side: read(stored.side), form: read(stored.form) };
  } catch {
    return { side: read({}), form: read({}) };
  }
}
