import { expect, test } from 'vitest';
import { explainRoute } from './explainRoute.ts';
import { suggestId } from './suggestId.ts';

test('a suggested route keeps the letters of other languages readable', () => {
  expect(explainRoute('/Über uns/Straße').fix).toEqual({ text: '/uber-uns/strasse' });
});

test('so does a suggested id', () => {
  expect(suggestId('#Größe & Maß').fix).toEqual({ text: 'grosse-mass' });
});
