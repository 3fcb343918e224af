import { expect, test } from 'vitest';
import { toSlug } from './toSlug.ts';
import { transliterate } from './transliterate.ts';

test.each([
  ['Daily Données', 'daily-donnees'],
  ['Unsere Straße (1)', 'unsere-strasse-1'],
  ['Цены и доставка', 'tseny-i-dostavka'],
  ['Зв’язок', 'zv-yazok'],
  ['Τιμές', 'times'],
  ['الأسعار', 'lsr'],
  ['שלום עולם', 'slvm-vlm'],
  ['ひらがな ガイド', 'hiragana-gaido'],
  ['北京', 'beijing'],
  ['가격', 'gagyeog'],
  ['ภาษาไทย', 'phasaaithy'],
  ['हिन्दी', 'hindi'],
  ['İstanbul ışık', 'istanbul-isik'],
  ['Đường phố', 'duong-pho'],
  ['🎉', 'tada'],
  ['C', 'c'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['C++, C# & F#', 'c-plus-plus-c-sharp-f-sharp'],
  ['Grade A+', 'grade-a-plus'],
  ['#plans for 1+1, Nr. #5 and a+b', 'plans-for-1-1-nr-5-and-a-b'],
  ['?!', ''],
])('%s → %s', (text, slug) => {
  expect(toSlug(text, transliterate)).toBe(slug);
  expect(toSlug(text.normalize('NFD'), transliterate)).toBe(slug);
});
