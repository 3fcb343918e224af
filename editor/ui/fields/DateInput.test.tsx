import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DateInput, isDateText } from './DateInput.tsx';

test.each([
  ['date', '2026-12-01', true],
  ['date', '', true],
  ['date-time', '2026-12-01T09:00:00Z', true],
  ['moment', '2026-12-01T09:00', true],
  ['moment', 'tomorrow', false],
  ['line', '2026-12-01', false],
])('a field of the format %s with “%s” is a date: %s', (format, text, expected) => {
  expect(isDateText(format, text)).toBe(expected);
});

test('says the year of a date that is likely a slip', () => {
  const props = { id: 'a', labelledBy: 'b', describedBy: 'c', isInvalid: false, onChange() {} };
  const render = (value: string) =>
    renderToStaticMarkup(<DateInput {...props} format="date" value={value} />);
  expect(render('1215-12-26')).toContain('This is the year 1215.');
  expect(render('2000-01-01')).not.toContain('This is the year');
});

test('only a moment may have a time or none', () => {
  const props = { id: 'a', labelledBy: 'b', describedBy: 'c', isInvalid: false, onChange() {} };
  const render = (format: string, value: string) =>
    renderToStaticMarkup(<DateInput {...props} format={format} value={value} />);
  expect(render('moment', '2026-12-01')).toContain('Add time');
  expect(render('date', '2026-12-01')).not.toMatch(/(Add|Remove) time/);
  expect(render('date-time', '2026-12-01T09:00:00Z')).not.toMatch(/(Add|Remove) time/);
});
