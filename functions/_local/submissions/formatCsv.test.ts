import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { formatCsv } from './formatCsv.ts';

const submission = {
  id: '1',
  form: 'quote',
  receivedAt: '2026-02-03T04:05:06Z',
  status: 'accepted',
  reason: null,
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
  [['oil', '=x'], "oil;' =x"],
  ["a;=cmd|'/C calc'!A0;b", "a;'=cmd|'/C calc'!A0;b"],
  ['a\t=1+1', "a\t'=1+1"],
  ['a, =1+1', `"a,' =1+1"`],
  ['a;"=1+1', `"a;'""=1+1"`],
  ['a; b, c-d', '"a; b, c-d"'],
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

test('a program that reads CSV gets back what was sent', () => {
  const texts = [
    'Ada',
    'a "quoted", b',
    'first\nsecond\r\nthird',
    '"',
    '',
    ' ',
    'Ünïcode 🎉',
    '0042',
  ];
  const sent = texts.map((text, index) => ({
    ...submission,
    id: `${index}`,
    data: { 'The "name", please': text, count: index, kinds: [text, 'oil'] },
    files: index ? [`${index}-a.pdf`] : [],
  }));
  const { data, errors, meta } = papaparse.parse(formatCsv(sent), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(meta.linebreak).toBe('\r\n');
  expect(data).toEqual(
    texts.map((text, index) => ({
      id: `${index}`,
      form: 'quote',
      receivedAt: submission.receivedAt,
      status: 'accepted',
      'The "name", please': text,
      count: `${index}`,
      kinds: `${text}; oil`,
      files: index ? `${index}-a.pdf` : '',
    })),
  );
});

test('keeps the names of fields harmless', () => {
  expect(formatCsv([{ ...submission, data: { '=evil': 'x' } }])).toContain(",'=evil,");
});

test.each([',', ';', '\t', '|'])(
  'runs nothing in a program that separates cells by %j',
  (separator) => {
    const alphabet = [...'ab1 =+-@%|;,"\'\t\r\n＝'];
    let seed = 7;
    const next = (count: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * count);
    };
    for (let round = 0; round < 5000; round += 1) {
      const length = 1 + next(9);
      const value = Array.from({ length }, () => alphabet[next(alphabet.length)]).join('');
      const csv = formatCsv([{ ...submission, data: { value } }]).slice(1);
      const cells = [
        ...parse(csv, separator),
        ...csv.split(/[\r\n]/).flatMap((line) => parse(line, separator)),
      ];
      const formulas = cells.filter((cell) => /^\s*[=+\-@|%＝]/.test(cell) && !/^-\d+$/.test(cell));
      expect({ value, formulas }).toEqual({ value, formulas: [] });
    }
  },
);

/** Splits a text into cells as lenient programs do: a quote counts only at the start of a cell. */
function parse(text: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let isNew = true;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (isQuoted && character === '"' && text[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"' && (isQuoted || isNew)) {
      isQuoted = !isQuoted;
      isNew = false;
    } else if (!isQuoted && (character === separator || character === '\r' || character === '\n')) {
      cells.push(cell);
      cell = '';
      isNew = true;
    } else {
      cell += character;
      isNew = false;
    }
  }
  return [...cells, cell];
}
