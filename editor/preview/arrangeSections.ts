import type { SectionOrder } from './CanvasWindow.ts';

/** Arranges the sections of a page as they will be after commands that its HTML does not contain yet. */
export function arrangeSections(page: Document, order: SectionOrder): void {
  const sections = [...page.querySelectorAll<HTMLElement>('[data-edit-section]')];
  const kept = order.flatMap((from, place) =>
    sections
      .filter(({ dataset }) => from !== undefined && dataset.editSection === String(from))
      .map((section) => ({ section, place })),
  );
  const slots = sections.flatMap((section) => {
    const isKept = kept.some((one) => one.section === section);
    const slot = page.createComment('');
    section.replaceWith(...(isKept ? [slot] : []));
    return isKept ? [slot] : [];
  });
  for (const [index, { section, place }] of kept.entries()) {
    section.dataset.editSection = String(place);
    slots[index]?.replaceWith(section);
  }
}
