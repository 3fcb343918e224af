/** Reads the cells of a table by rows; undefined for places that a cell of several columns covers. */
export function readTable(table: HTMLElement): (HTMLElement | undefined)[][] {
  const rows = [...table.querySelectorAll('tr')]
    .filter((row) => row.closest('table') === table)
    .map((row) =>
      [...row.children].flatMap((cell): (HTMLElement | undefined)[] => {
        if (!(cell instanceof HTMLElement) || !/^T[DH]$/.test(cell.tagName)) return [];
        const span = Math.min(50, Number(cell.getAttribute('colspan') ?? 1) || 1);
        return [cell, ...Array<undefined>(span - 1).fill(undefined)];
      }),
    );
  return rows.filter((row) => row.some((cell) => (cell?.textContent ?? '').trim() !== ''));
}
