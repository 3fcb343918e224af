import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { arrangeSections } from './arrangeSections.ts';

const page = (...sections: string[]) =>
  `<main><p>Before</p>${sections.join('')}<p>After</p></main>`;
const section = (index: number, text: string) =>
  `<section data-edit-section="${index}">${text}</section>`;

test.each([
  ['moved', [1, 0, 2], page(section(0, 'B'), section(1, 'A'), section(2, 'C'))],
  ['removed', [0, 2], page(section(0, 'A'), section(1, 'C'))],
  ['added', [0, undefined, 1, 2], page(section(0, 'A'), section(2, 'B'), section(3, 'C'))],
])('shows sections that were %s', (_, order, expected) => {
  const { document } = new Window();
  document.body.innerHTML = page(section(0, 'A'), section(1, 'B'), section(2, 'C'));
  arrangeSections(document as unknown as Document, order);
  expect(document.body.innerHTML).toBe(expected);
});
