import { expect, test } from 'vitest';
import { renderSection, sectionExample } from '../../tests/renderSection.tsx';
import { createProjection } from './project.ts';

test('draws all positions inside, to the same scale in both directions', () => {
  const { toPoint, scale } = createProjection([
    [60, 5],
    [60.01, 5.02],
  ]);
  const [west, south] = toPoint([60, 5]);
  const [east, north] = toPoint([60.01, 5.02]);
  // At 60 degrees, a degree of longitude is half as long as one of latitude.
  expect(east - west).toBeCloseTo(south - north, -1);
  expect(Math.min(west, north)).toBeGreaterThan(0);
  expect(scale.metres).toBe(200);
});

test('asks no other service before a click', () => {
  const html = renderSection(sectionExample('map'));
  expect(html.match(/<(?:img|iframe|script|link)\b/g)).toBeNull();
  expect(html).toContain('href="https://www.openstreetmap.org/?mlat=53.5511&amp;mlon=10.0006#map=');
});
