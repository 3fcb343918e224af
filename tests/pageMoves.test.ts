import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePages } from '../features/review/comparison/comparePages.ts';
import { renderPage } from '../renderer/page/renderPage.tsx';
import { listPresets } from '../renderer/sections/listPresets.ts';
import { sectionSchemas } from '../renderer/sections/sectionSchemas.ts';
import type { AnySection } from '../schema/vocabulary/section.ts';
import { samplePage, sampleRenderContext } from './sampleRenderContext.ts';

const presets = Object.keys(sectionSchemas).flatMap((type) =>
  listPresets(type).map(({ section }) => section as AnySection),
);

test('no section of any type counts as changed because it moved', () => {
  fc.assert(
    fc.property(
      fc
        .shuffledSubarray(presets, { minLength: 2, maxLength: 6 })
        .chain((sections) =>
          fc.tuple(
            fc.constant(sections),
            fc.shuffledSubarray(sections, { minLength: sections.length }),
          ),
        ),
      ([before, after]) => {
        const { sections, frame, structuredData } = comparePages(render(before), render(after));
        expect(sections.filter(({ kind }) => kind !== 'same' && kind !== 'moved')).toEqual([]);
        expect([...frame, ...structuredData]).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});

function render(sections: AnySection[]): string {
  return renderPage({ ...samplePage, sections }, sampleRenderContext).html;
}
