import { describe } from 'vitest';
import { type Mistake, testMistakes } from './testMistakes.ts';

const id = '        id: team\n';
const call = 'to: "tel:+12175550100"';
const hiddenSpace = '\u200b';

/** Returns a date that does not exist, and one that does. */
function date(wrong: string, right: string, says = /not a day of the calendar/): Mistake {
  return {
    from: id,
    to: `        publishAt: ${wrong}\n`,
    says,
    after: `        publishAt: ${right}\n`,
  };
}

describe('days that are not in the calendar are named, each alone:', () => {
  testMistakes(
    {
      '30 February': date('2027-02-30', '2027-02-28', /to 28, which is the last/),
      '29 February of a common year': date('2027-02-29', '2027-02-28', /from 01 to 28/),
      '30 February of a leap year': date('2028-02-30', '2028-02-29', /from 01 to 29/),
      '31 April': date('2027-04-31', '2027-04-30', /from 01 to 30/),
      '31 June with a time': date('2027-06-31T09:00', '2027-06-30T09:00', /from 01 to 30/),
      '31 September': date('2027-09-31', '2027-09-30'),
      '32 January': date('2027-01-32', '2027-01-31', /from 01 to 31/),
      'day 0': date('2027-01-00', '2027-01-01'),
      'month 13': date('2027-13-01', '2027-12-01', /a month from 01 to 12/),
      'day and month swapped': date('2027-31-12', '2027-12-31', /in this order/),
    },
    true,
  );
});

/** Returns a link with a slip that the fix repairs. */
function link(wrong: string, right: string): Mistake {
  return { from: call, to: `to: ${wrong}`, says: /not a valid link.*write/, fix: `to: ${right}` };
}

describe('links with a slip are repaired, each alone:', () => {
  testMistakes(
    {
      'no colon': link('https//maps.example.org/a', 'https://maps.example.org/a'),
      'no colon of http': link('http//maps.example.org', 'https://maps.example.org'),
      'a semicolon': link('https;//maps.example.org', 'https://maps.example.org'),
      'one slash': link('https:/maps.example.org', 'https://maps.example.org'),
      'a misspelt scheme': link('htps://maps.example.org', 'https://maps.example.org'),
      'a space behind the scheme': link('"https: //a.example.org"', '"https://a.example.org"'),
      'no scheme before the slashes': link('//maps.example.org', 'https://maps.example.org'),
      capitals: link('HTTPS://maps.example.org', 'https://maps.example.org'),
      'a space behind mailto': link('"mailto: a@b.example"', '"mailto:a@b.example"'),
      'slashes of mailto': link('mailto://a@b.example', 'mailto:a@b.example'),
      'a mail without its scheme': link('mail:a@b.example', 'mailto:a@b.example'),
      'two addresses': link(
        '"mailto:a@b.example, c@b.example"',
        '"mailto:a@b.example,c@b.example"',
      ),
      'a phone': link('"phone:+12175550100"', '"tel:+12175550100"'),
      'a space before the slash': link('" /prices"', '"/prices"'),
      'a space at the end': link('"/prices "', '"/prices"'),
      'a space before the anchor': link('"/about #team"', '"/about#team"'),
      'a backslash': link('\\prices', '/prices'),
      'a link of Markdown': link('"[Prices](/prices)"', '"/prices"'),
      'angle brackets': link('<https://maps.example.org>', 'https://maps.example.org'),
    },
    true,
  );
});

describe('addresses of files lead to the page, each alone:', () => {
  const says = /does not exist.*did you mean "\/prices"/;
  const endings = ['.html', '.htm', '/index.html', '.php', '.md', '/index.htm'];
  testMistakes(
    Object.fromEntries(
      endings.map((ending) => [
        ending,
        { from: call, to: `to: /prices${ending}`, says, fix: 'to: /prices' },
      ]),
    ),
    true,
  );
});

describe('characters that nobody sees are named, each alone:', () => {
  const says = /invisible character.*U\+200B/;
  const hidden = (from: string, at: number, rest: Partial<Mistake> = {}): Mistake => ({
    from,
    to: from.slice(0, at) + hiddenSpace + from.slice(at),
    says,
    fix: true,
    ...rest,
  });
  testMistakes(
    {
      'before a key': hidden('        headline: Three', 8),
      'in a key': hidden('        headline: Three', 12),
      'behind a type': hidden('- type: prose', 13),
      'in a route': hidden('  /about:', 5),
      'in a link': hidden('to: /about }', 10),
      'in an expression': hidden('city.name }} every week"', 7),
      'behind a form': hidden('form: contact', 13),
      'in the key of a row': hidden('milton:', 3, { file: 'data/cities.yaml' }),
      'behind a number': hidden('fee: 9', 6, { file: 'data/cities.yaml' }),
      'behind the address of the site': hidden('url: https://www.example.com', 28),
    },
    true,
  );
});
