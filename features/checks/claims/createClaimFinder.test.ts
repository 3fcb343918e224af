import { expect, test } from 'vitest';
import { createClaimFinder } from './createClaimFinder.ts';

test.each([
  [
    'en',
    'Trusted by 150+ businesses and by over 2,000 happy clients; shops with more than 10 tills.',
    ['count business 150', 'count client 2000'],
  ],
  [
    'en',
    'More than 2 million downloads, 10k+ stars',
    ['count download 2000000', 'count star 10000'],
  ],
  ['en', 'We send you a match within 24 hours.', ['time match 24']],
  ['en', 'matched in 24-48 hours, with no setup fees', ['time match 48']],
  [
    'en',
    'Within one business day we will reply. Answers come in 24 to 48 hours',
    ['time reply 24', 'time reply 48'],
  ],
  [
    'en',
    'We reply in 2 days; we always answer within 24 hours.',
    ['time reply 48', 'time reply 24'],
  ],
  [
    'en',
    '60+ bands, over 80 singers, a party with 300+ guests, more than 120 visitors',
    ['count band 60', 'count singer 80'],
  ],
  [
    'en',
    'Start your 14-day free trial. 30-day money-back guarantee.',
    ['term trial 336', 'term money back 720'],
  ],
  [
    'en',
    '20+ hours a week, 40+ years, $100+ plans, 5+ seats, 40+ exercises for shoulders, 90+ reviews in 2023, delivered within 3 days, 2 in 10 people',
    [],
  ],
  [
    'de',
    'Über 500 zufriedene Kunden. Wir antworten innerhalb eines Werktags.',
    ['count kund 500', 'time antwort 24'],
  ],
  [
    'de',
    'Innerhalb von 48 Stunden antworten wir. 30 Tage kostenlos testen',
    ['time antwort 48', 'term testphase 720'],
  ],
  ['de', 'mehr als 1.500 Betriebe vertrauen uns', ['count betrieb 1500']],
  [
    'es',
    'Más de 300 empresas. Respondemos en 24 horas. Prueba gratis de 14 días',
    ['count empresa 300', 'time respuesta 24', 'term prueba gratis 336'],
  ],
])('%s: %s', (locale, text, expected) => {
  const claims = createClaimFinder(locale)?.(text) ?? [];
  expect(claims.map(({ subject, value }) => `${subject} ${value}`)).toEqual(expected);
  for (const { words } of claims) expect(text).toContain(words);
});

test.each([
  ['en', 'We reply within 5 days.', 'Volunteer at the festival'],
  ['de', 'Wir antworten innerhalb von 5 Tagen.', 'Presse'],
  ['es', 'Respondemos en 5 días.', 'Empleo'],
])('%s: a promise on a page that is not for customers is none: %s', (locale, text, title) => {
  const find = createClaimFinder(locale);
  expect(find?.(text)).toHaveLength(1);
  expect(find?.(text, title)).toEqual([]);
});

test('a language without patterns has no claims', () => {
  expect(createClaimFinder('fr-FR')).toBeUndefined();
});
