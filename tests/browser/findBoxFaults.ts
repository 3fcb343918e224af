/** What is wrong with the arrangement of the items of a section. */
export interface BoxFault {
  /** The anchor of the section. */
  id: string;
  fault: 'too wide' | 'hole' | 'orphan';
  /** Where, in pixels. */
  detail: string;
}

/**
 * Finds lists of items with a place that nothing fills, a last item alone in its row, or items that stick
 * out. Runs in the page.
 *
 * @param counts the numbers of items of the sections, by anchor
 */
export function findBoxFaults(counts: Record<string, number>): BoxFault[] {
  const faults: BoxFault[] = [];
  for (const [id, count] of Object.entries(counts)) {
    const section = document.getElementById(id);
    if (!section) continue;
    const list = [...section.querySelectorAll('ul, ol, dl, div')].find((one) =>
      isListOf(one, count),
    );
    const fault = list && !flowsLikeWords(list) && measure(list);
    if (fault) faults.push({ id, ...fault });
    const { right } = section.getBoundingClientRect();
    for (const one of section.querySelectorAll('*')) {
      const box = one.getBoundingClientRect();
      if (box.width === 0 || box.right <= right + 1) continue;
      if (isScrolled(one, section)) continue;
      faults.push({ id, fault: 'too wide', detail: `${one.tagName} to ${Math.round(box.right)}` });
      break;
    }
  }
  return faults;

  function isListOf({ children }: Element, count: number): boolean {
    const [first] = children;
    if (children.length !== count || !first || first.closest('[data-head], dialog')) return false;
    return [...children].every(
      (one) => one.tagName === first.tagName && one.classList[0] === first.classList[0],
    );
  }

  function isScrolled(one: Element, section: Element): boolean {
    for (
      let parent = one.parentElement;
      parent && parent !== section;
      parent = parent.parentElement
    )
      if (getComputedStyle(parent).overflowX !== 'visible') return true;
    return false;
  }

  /** Whether items are as wide as their content, and wrap like words. */
  function flowsLikeWords(list: Element): boolean {
    const [first] = list.children;
    const { display } = getComputedStyle(list);
    if (display === 'flex') return !first || getComputedStyle(first).flexGrow === '0';
    return list.hasAttribute('data-apart') || list.closest('[data-directory]') !== null;
  }

  function measure(list: Element): Omit<BoxFault, 'id'> | undefined {
    const { overflowX, paddingLeft, paddingRight } = getComputedStyle(list);
    if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
    const outer = list.getBoundingClientRect();
    const left = outer.left + Number.parseFloat(paddingLeft);
    const right = outer.right - Number.parseFloat(paddingRight);
    const boxes = [...list.children]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length < 2) return undefined;
    const narrowest = Math.min(...boxes.map(({ width }) => width));
    // Items of a row may begin at different heights: a popular plan is taller.
    const sorted = boxes.map(({ top }) => Math.round(top)).sort((a, b) => a - b);
    const tops = sorted.filter((top, index) => (sorted[index + 1] ?? Infinity) - top > 48);
    if (getComputedStyle(list).columnCount !== 'auto') {
      // Columns end where their last item ends, but none is empty.
      const rest = right - Math.max(...boxes.map((box) => box.right));
      return rest > narrowest * 0.6
        ? { fault: 'hole', detail: `${Math.round(rest)} of ${Math.round(right - left)}` }
        : undefined;
    }
    for (const [index, top] of tops.entries()) {
      const row = boxes
        .filter((box) => box.top <= top + 2 && box.bottom > top + 4)
        .sort((a, b) => a.left - b.left);
      let end = left;
      let widest = 0;
      for (const box of row) {
        widest = Math.max(widest, box.left - end);
        end = Math.max(end, box.right);
      }
      const rest = right - end;
      const isLast = index === tops.length - 1;
      if (isLast && index > 0 && row.length === 1 && boxes.length > 2) {
        const [only] = row as [DOMRect];
        const before = boxes.filter(
          (box) => Math.abs(box.top - (tops[index - 1] ?? 0)) < 48,
        ).length;
        if (before > 1 && only.width < (right - left) * 0.7)
          return {
            fault: 'orphan',
            detail: `${Math.round(only.width)} of ${Math.round(right - left)}`,
          };
      }
      if (Math.max(widest, rest) > Math.max(narrowest * 0.6, 60))
        return {
          fault: 'hole',
          detail: `${Math.round(Math.max(widest, rest))} of ${Math.round(right - left)} in row ${index + 1} of ${tops.length}, items ${Math.round(narrowest)}`,
        };
    }
    return undefined;
  }
}
