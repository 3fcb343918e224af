import { expect, test } from 'vitest';
import { toAnchor } from './toAnchor.ts';

test.each([
  ['2. Your données', 's-2-your-donnees'],
  ['Größe und Maße', 'grosse-und-masse'],
  ['Smørrebrød, œuf, Łódź', 'smorrebrod-oeuf-lodz'],
  ['Цены и доставка', 'цены-и-доставка'],
  ['Чай, йогурт і їжа', 'чай-йогурт-і-їжа'],
  ['ΩΡΑΙΟΣ Τιμές', 'ωραιος-τιμές'],
  ['الأسعار والتوصيل', 'الأسعار-والتوصيل'],
  ['מחירים ומשלוח', 'מחירים-ומשלוח'],
  ['料金とガイド', '料金とガイド'],
  ['价格', '价格'],
  ['가격 안내', '가격-안내'],
  ['คำถามที่พบบ่อย', 'คำถามที่พบบ่อย'],
  ['कीमतें और डिलीवरी', 'कीमतें-और-डिलीवरी'],
  ['İstanbul’da IŞIK', 'istanbul-da-isik'],
  ['Đường đến Việt Nam', 'duong-den-viet-nam'],
  ['½ Ｐｒｉｃｅ ﬁle²', 's-1-2-price-file2'],
  ['Unit 3 · Цены', 'unit-3-цены'],
  ['🎉', 's-1f389'],
  ['?!', 's-3f-21'],
])('%s → %s', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
  expect(toAnchor(heading.normalize('NFD'))).toBe(anchor);
});
