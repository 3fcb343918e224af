import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Properties that name a side, because they look right in both directions or have a counterpart. */
const exceptions: Record<string, string[]> = {
  // Mirrored by a rule with `[dir=rtl]`.
  'renderer/page/shell/header.style.ts': [
    ...['object-position', 'object-position'],
    ...['background', 'background-position'],
  ],
  'sections/_shared/components/ActionLink.style.ts': ['translate', 'translate'],
  'sections/hero/heroInset.style.ts': ['--side', '--side'],
  'sections/hero/style.ts': ['background', '--end'],
  'sections/logos/logosMarquee.style.ts': ['translate'],
  'sections/links/style.ts': ['translate', 'translate'],
  // Rotated corners, ticks and centred discs.
  'renderer/page/shell/navigation.style.ts': ['border-width'],
  'sections/_shared/components/CheckList.style.ts': ['border-width'],
  'sections/_shared/form/Field.style.ts': ['border-width'],
  'sections/timeline/timelineDay.style.ts': ['left', 'translate'],
  'sections/jobs/style.ts': ['border-width'],
  // Ornaments, and the triangle that means “play” everywhere.
  'sections/_shared/frame/SectionFrame.style.ts': ['background', 'background', 'background'],
  'sections/carousel/controls.style.ts': [
    ...['margin-left', 'border-width', 'border-color'],
    ...['transform-origin', 'transform-origin'],
  ],
  'sections/_site/time-zones/style.ts': ['background'],
};

test('styles name sides by the direction of the text', () => {
  const files = ['sections', 'renderer'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|[/.])style\.ts$/.test(file))
      .map((file) => join(folder, file)),
  );
  const found = files.flatMap((file) => {
    const physical = findPhysical(readFileSync(file, 'utf8'));
    return physical.length > 0 ? [[file, physical]] : [];
  });
  expect(
    Object.fromEntries(found),
    'Write `margin-inline-start`, `inset-inline` and the like, or mirror with `[dir=rtl] &`.',
  ).toEqual(exceptions);
});

test.each([
  ['margin-left: 1px', 1],
  ['left: 0', 1],
  ['text-align: right', 1],
  ['inset: 0 auto auto 0', 1],
  ['padding: 0 0 0 calc(1px + var(--a, 2px))', 1],
  ['border-radius: 1px 0', 1],
  ['translate: 0.2em 0', 1],
  ['background: linear-gradient(to right, red, blue)', 1],
  ['margin-inline-start: 1px', 0],
  ['inset: 0 1px auto', 0],
  ['padding: 0 1px 2px 1px', 0],
  ['border-radius: 1px 1px 0 0', 0],
  ['translate: 0 1px', 0],
])('%s', (declaration, count) => {
  expect(findPhysical(`a { ${declaration}; }`)).toHaveLength(count);
});

/** Lists the properties of a stylesheet that name a side, or give both sides different values. */
function findPhysical(styles: string): string[] {
  const declarations = styles
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/(?<=[;{}`]\s*)(-{0,2}[a-z-]+):\s+([^;{}`]+)(?=;)/g);
  return Array.from(declarations).flatMap(([, name = '', value = '']) =>
    isPhysical(name, value.replaceAll(/\s+/g, ' ')) ? name : [],
  );
}

function isPhysical(name: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(name) || /\b(?:to )?(?:left|right)\b/.test(value))
    return true;
  if (/gradient\(-?\d+deg/.test(value)) return true;
  const parts = splitValue(value.split(' / ')[0] ?? '');
  const [top, right = top, bottom = top, left = right] = parts;
  if (name === 'translate') return !/^(?:0|none)$/.test(top ?? '');
  if (name === 'border-radius') return top !== right || bottom !== left;
  return /^(?:inset|margin|padding|border-(?:width|style|color))$/.test(name) && right !== left;
}

/** Splits a value at spaces outside of brackets. */
function splitValue(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}
