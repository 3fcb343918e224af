import { expect, test } from 'vitest';
import { formatCsv } from './formatCsv.ts';

const submission = {
  id: '1',
  form: 'quote',
  receivedAt: '2026-02-03T04:05:06Z',
  status: 'accepted',
  reason: null,
  resume: null,
  files: [],
  deliveries: [],
};

function format(data: Record<string, unknown>) {
  const [, row = ''] = formatCsv([{ ...submission, data }]).split('\r\n');
  return row.split(',').slice(4, -1).join(',');
}

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1 404 555 0199', "'+1 404 555 0199"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3+cmd|" /C calc"!A0', `"'-2+3+cmd|"" /C calc""!A0"`],
  ['  =1+1', "'  =1+1"],
  ['＝1+1', "'＝1+1"],
  ['first\n=1+1', `"first\n'=1+1"`],
  ['|calc', "'|calc"],
  ['plain, "quoted"', '"plain, ""quoted"""'],
  ['-42.5', '-42.5'],
  [17, '17'],
  [-3, '-3'],
  [true, 'true'],
  [['oil', '=x'], 'oil; =x'],
])('writes %j as a cell that runs nothing', (value, cell) => {
  expect(format({ value })).toBe(cell);
});

test('has a column for each field of any submission', () => {
  const csv = formatCsv([
    { ...submission, data: { a: 'x' } },
    { ...submission, data: { b: 'y' }, files: ['1-f.pdf', '2-g.pdf'] },
  ]);
  expect(csv).toBe(
    '\ufeffid,form,receivedAt,status,a,b,files\r\n1,quote,2026-02-03T04:05:06Z,accepted,x,,\r\n1,quote,2026-02-03T04:05:06Z,accepted,,y,1-f.pdf; 2-g.pdf\r\n',
  );
});

test('keeps the names of fields harmless', () => {
  expect(formatCsv([{ ...submission, data: { '=evil': 'x' } }])).toContain(",'=evil,");
});
