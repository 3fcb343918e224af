import { describe, expect, it } from 'vitest';
import { checkFiles } from './checkFiles.ts';
import { files, site } from './mistakeSite.ts';
import { type Mistake, testMistakes } from './testMistakes.ts';

const headline = '        headline: Three mechanics\n';
const id = '        id: team\n';
const call = 'to: "tel:+12175550100"';
const cities = 'data/cities.yaml';
const form = 'data/forms/contact.yaml';
const email = '      - { name: email,';

/** Returns a mistake in a line, and the line once the hint is followed. */
function line(from: string, to: string, says: RegExp, after: string | true = true): Mistake {
  return { from, to, says, after };
}

describe('marks at the end of a line are left over, each alone:', () => {
  const says = /ends with `;`.*remove the `;`/;
  const end = (from: string): Mistake => ({
    from,
    to: from.replace(/\n$|$/, ';$&'),
    says,
    fix: true,
  });
  testMistakes(
    {
      'of a headline': end(headline),
      'of the title of a page': end('    title: Who repairs the bicycles\n'),
      'of an answer': end('            answer: Yes, some that we repaired.\n'),
      'of a question': end('question: Do you sell bicycles?\n'),
      'of the name of the site': end('  name: Tern Street Cycles\n'),
      'of the last line of a section': end('        title: Ready when you are\n'),
      'of a row': { ...end('  name: Oakland\n'), file: cities },
      'of the title of a form': { ...end('title: Contact\n'), file: form },
      'of a block': end('    title: Bring your bicycle\n'),
    },
    true,
  );

  it('is not reported where it may be meant', async () => {
    const texts = [
      'Dear visitors,',
      'a &amp;',
      '"Three mechanics;"',
      'call(now);',
      'Repaired today,',
      'x = 1;',
    ];
    for (const text of texts) {
      const changed = site.replace('headline: Three mechanics', `headline: ${text}`);
      const { diagnostics } = await checkFiles({ ...files, 'pages.yaml': changed });
      expect(diagnostics.map(({ code }) => code)).not.toContain('BW240');
    }
  });

  it('reports commas of neighbours', async () => {
    const changed = site.replace(headline, '        headline: Three,\n        text: Two,\n');
    const { diagnostics } = await checkFiles({ ...files, 'pages.yaml': changed });
    expect(diagnostics.map(({ code, line: at }) => [code, at])).toEqual([
      ['BW240', 72],
      ['BW240', 73],
    ]);
  });
});

describe('a key in the middle of a line that no other line has, each alone:', () => {
  const lost = (key: string, value: string): Mistake => ({
    from: headline + id,
    to: `        headline: Three mechanics ${key}: ${value}\n`,
    says: new RegExp(`\`${key}:\` is a key.*line break.*on a line of its own`),
    after: `${headline}        ${key}: ${value}\n`,
  });
  testMistakes(
    {
      id: lost('id', 'team'),
      tone: lost('tone', 'dark'),
      eyebrow: lost('eyebrow', 'Since 1998'),
      publishAt: lost('publishAt', '2027-01-01'),
      layout: lost('layout', 'compact'),
      draft: lost('draft', 'false'),
      space: lost('space', 'small'),
      'behind a comma': {
        ...lost('tone', 'dark'),
        to: '        headline: Three mechanics, tone: dark\n',
      },
      'of an item': {
        from: 'answer: Yes, some that we repaired.',
        to: 'answer: Yes, some that we repaired. icon: bike',
        says: /`icon:` is a key/,
        after: true,
      },
      'of a page': {
        from: '    title: Who repairs the bicycles\n',
        to: '    title: Who repairs the bicycles keywords: bicycle\n',
        says: /`keywords:` is a key/,
        after: '    title: Who repairs the bicycles\n    keywords: [bicycle]\n',
      },
    },
    true,
  );
});

describe('keys in another language are the ones that are missing, each alone:', () => {
  const key = (word: string, from = 'headline', value = 'Three mechanics'): Mistake => ({
    from: `        ${from}: ${value}`,
    to: `        ${word}: ${value}`,
    says: new RegExp(`did you mean "${from}"`),
    after: true,
  });
  testMistakes(
    {
      German: key('Überschrift'),
      'German without umlauts': key('Kopfzeile'),
      emoji: key('🍞'),
      Japanese: key('見出し'),
      Arabic: key('عنوان'),
      Russian: key('заголовок'),
      French: key('intitulé'),
      Portuguese: key('manchete'),
      'of a question': {
        ...key('Frage'),
        from: 'question: Do you sell',
        to: 'Frage: Do you sell',
        says: /did you mean "question"/,
      },
      'of an answer': {
        ...key('réponse'),
        from: 'answer: Yes',
        to: 'réponse: Yes',
        says: /did you mean "answer"/,
      },
    },
    true,
  );
});

describe('numbers with what does not belong to them, each alone:', () => {
  const number = (text: string, value: string): Mistake => ({
    file: cities,
    from: 'fee: 9\n',
    to: `fee: ${text}\n`,
    says: new RegExp(`must be a number.*write ${value.replace('.', '\\.')}`),
    after: `fee: ${value}\n`,
  });
  testMistakes(
    {
      'a currency': number('1.250 €', '1250'),
      'a currency before it': number('EUR 12', '12'),
      'a currency of Switzerland': number('CHF 9.-', '9'),
      dollars: number('$12.50', '12.5'),
      'apostrophes for thousands': number("1'250", '1250'),
      'spaces for thousands': number('12 000', '12000'),
      'points for thousands': number('1.250.000', '1250000'),
      'a unit': number('9 kg', '9'),
      'a unit without a space': number('9kg', '9'),
      'a unit with a raised digit': number('9 m²', '9'),
      'a per cent sign': number('19 %', '19'),
      hours: number('2 hours', '2'),
      'a dash for cents': number('9,-', '9'),
      'a comma of JSON': number('9,', '9'),
      'a semicolon': number('9;', '9'),
      about: number('~12', '12'),
    },
    true,
  );
});

describe('opening hours as people write them, each alone:', () => {
  const open = (days: string, hours: string) =>
    `${id}      - { type: contact, title: Open, hours: [{ days: ${days}, hours: ${hours} }] }\n`;
  const hours = (wrong: string, right: string): Mistake => ({
    from: id,
    to: open('Mo-Fr', wrong),
    says: new RegExp(`write "${right}"`),
    fix: open('Mo-Fr', right),
  });
  const days = (wrong: string, right: string): Mistake => ({
    from: id,
    to: open(wrong, 'closed'),
    says: new RegExp(`write "${right}"`),
    fix: open(right, 'closed'),
  });
  testMistakes(
    {
      '9-5': hours('9-5', '09:00-17:00'),
      '9am-5pm': hours('9am-5pm', '09:00-17:00'),
      '9 to 5': hours('9 to 5', '09:00-17:00'),
      '9–17 Uhr': hours('9–17 Uhr', '09:00-17:00'),
      '8.30 a.m. - 1 p.m.': hours('8.30 a.m. - 1 p.m.', '08:30-13:00'),
      '18-2': hours('18-2', '18:00-02:00'),
      geschlossen: hours('geschlossen', 'closed'),
      Closed: hours('Closed', 'closed'),
      cerrado: hours('cerrado', 'closed'),
      'Monday to Friday': days('Monday to Friday', 'Mo-Fr'),
      'Montag bis Freitag': days('Montag bis Freitag', 'Mo-Fr'),
      Saturdays: days('Saturdays', 'Sa'),
      'hour 25': line(
        id,
        open('Mo-Fr', '09:00-25:00'),
        /go from 00:00 to 24:00/,
        open('Mo-Fr', '09:00-24:00'),
      ),
    },
    true,
  );
});

describe('addresses of files and of other sites, each alone:', () => {
  const link = (wrong: string, right: string): Mistake => ({
    from: call,
    to: `to: ${wrong}`,
    says: /not a valid link.*write/,
    fix: `to: ${right}`,
  });
  const markdown = (wrong: string, right: string): Mistake => ({
    from: '[prices](/prices)',
    to: `[prices](${wrong})`,
    says: /not a valid link.*write/,
    fix: `[prices](${right})`,
  });
  const picture = (wrong: string): Mistake => ({
    from: 'src: /images/shop.svg',
    to: `src: ${wrong}`,
    says: /write "\/images\/shop.svg"/,
    fix: true,
  });
  testMistakes(
    {
      'a scheme twice': link('https://https://a.example.org', 'https://a.example.org'),
      'two schemes': link('https://http://a.example.org', 'https://a.example.org'),
      './': link('./prices', '/prices'),
      '../': link('../prices', '/prices'),
      '.html': link('prices.html', '/prices'),
      './ and .html': link('./prices.html#top', '/prices#top'),
      'a file': link('public/images/shop.svg', '/images/shop.svg'),
      'http:': link('http://a.example.org/b', 'https://a.example.org/b'),
      'http: in Markdown': markdown('http://a.example.org/b', 'https://a.example.org/b'),
      './ in Markdown': markdown('./prices', '/prices'),
      '.html in Markdown': markdown('prices.html', '/prices'),
      'mail in Markdown': markdown('shop@example.com', 'mailto:shop@example.com'),
      'a picture by ./': picture('./images/shop.svg'),
      'a picture by ../': picture('../images/shop.svg'),
      'a picture by ../public': picture('../public/images/shop.svg'),
      'a picture by public': picture('public/images/shop.svg'),
      'a picture without slash': picture('images/shop.svg'),
      'an anchor in braces': {
        from: '{ label: About us, to: /about }',
        to: '{ label: About us, to: #top }',
        says: /as a comment/,
        fix: '{ label: About us, to: "#top" }',
      },
    },
    true,
  );
});

describe('values of another kind, each alone:', () => {
  const field = (text: string) => `      - { name: tour, label: Tour, ${text} }\n${email}`;
  testMistakes(
    {
      'a text for choices': {
        ...line(email, field('kind: select, choices: a; b; c'), /must be a list/),
        after: field('kind: select, choices: [a, b, c]'),
        file: form,
      },
      'a name with a space': {
        ...line('name: email,', 'name: my email,', /it contains a space.*write "myEmail"/),
        after: 'name: myEmail,',
        file: form,
      },
      'a name with an umlaut': {
        ...line('name: email,', 'name: prénom,', /it contains `é`.*write "prenom"/),
        after: 'name: prenom,',
        file: form,
      },
      'a text for a list': line(
        'features:\n              - Brakes and gears\n              - Wheels trued',
        'features: Brakes and gears',
        /must be a list.*write `\[Brakes and gears\]`/,
        'features: [Brakes and gears]',
      ),
      'a list for a text': line(
        headline,
        '        headline: [Three mechanics]\n',
        /must be text, not a list.*write a single value, without `- `/,
      ),
      'true with a semicolon': {
        from: '          - name: Service\n',
        to: '          - name: Service\n            popular: true;\n',
        says: /write `true`/,
        fix: '          - name: Service\n            popular: true\n',
      },
      'a heading of Markdown': {
        from: headline,
        to: '        headline: ## Three mechanics\n',
        says: /`## Three mechanics` as a comment/,
        after: true,
      },
      'a hidden space behind a recipient': {
        file: form,
        from: 'shop@example.com',
        to: 'shop@example.com\u200b',
        says: /invisible character U\+200B/,
        fix: true,
      },
      'a misspelt type in a row schema': {
        ...line('name: { type: string', 'name: { type: strng', /did you mean "string"/),
        file: 'data/cities.schema.yaml',
      },
      'a text for a list in a row schema': {
        ...line('required: [name, fee]', 'required: name', /must be a list.*write `\[name\]`/),
        after: 'required: [name]',
        file: 'data/cities.schema.yaml',
      },
    },
    true,
  );
});

describe('slips of the keyboard and of word processors, each alone:', () => {
  const slip = (text: string, right: string, says: RegExp): Mistake => ({
    from: headline,
    to: `        headline: ${text}\n`,
    says,
    fix: `        headline: ${right}\n`,
  });
  const title = '    title: Who repairs the bicycles\n';
  const inForm = (from: string, to: string, says: RegExp, after: string): Mistake => ({
    ...line(from, to, says, after),
    file: form,
  });
  testMistakes(
    {
      'a German quotation mark that is closed by a straight one': slip(
        '„Bread" that takes time',
        '„Bread“ that takes time',
        /ends with a straight one.*write `„Bread“`/,
      ),
      'an English quotation mark that is closed by a straight one': slip(
        'Our “bread" takes time',
        'Our “bread” takes time',
        /ends with a straight one.*write `“bread”`/,
      ),
      'a guillemet that is closed by a straight one': slip(
        '«Bread" that takes time',
        '«Bread» that takes time',
        /ends with a straight one/,
      ),
      'a text between a curly and a straight one': slip(
        '“Three mechanics"',
        '"Three mechanics"',
        /write `"` instead of `“`/,
      ),
      'a point for thousands': {
        ...line('fee: 9\n', 'fee: 1.250\n', /write 1\.25, or 1250 if/, 'fee: 1250\n'),
        file: cities,
      },
      'a name with a sign': inForm(
        'name: email,',
        'name: e-mail!,',
        /it contains `!`.*write "e-mail"/,
        'name: e-mail,',
      ),
      'a semicolon for the colon': {
        file: cities,
        from: 'name: Oakland',
        to: 'name; Oakland',
        says: /not `;`.*write `name: Oakland`/,
        fix: true,
      },
      'a colour without its sign': {
        from: 'accent: "#2563eb"',
        to: 'accent: 2563eb',
        says: /write "#2563eb"/,
        fix: true,
      },
      'signs of numbers twice': line(
        headline,
        '        headline: We are #1 and # best\n',
        /put the whole text in quotes/,
        '        headline: "We are #1 and # best"\n',
      ),
      'a colon of East Asia': {
        from: title,
        to: title.replace(': ', '：'),
        says: /A colon separates/,
        fix: true,
      },
      'a comment of HTML': {
        from: id,
        to: `${id}        <!-- note -->\n`,
        says: /does not start a comment/,
        fix: `${id}        # note\n`,
      },
      'a text that starts with @': slip('@three', '"@three"', /starts with `@`/),
      'a link of the telephone with spaces': {
        from: call,
        to: 'to: "tel: +1 217 555 0100"',
        says: /write "tel:\+12175550100"/,
        fix: true,
      },
      'a scheme in capitals': {
        from: call,
        to: 'to: "Mailto:shop@example.com"',
        says: /write "mailto:shop@example.com"/,
        fix: 'to: "mailto:shop@example.com"',
      },
      'a space in an anchor': {
        from: call,
        to: 'to: "/about #team"',
        says: /write "\/about#team"/,
        fix: 'to: "/about#team"',
      },
      'a capital letter in an icon': {
        from: 'icon: wrench',
        to: 'icon: Wrench',
        says: /did you mean "wrench"/,
        fix: true,
      },
      'a hyphen in a kind': {
        file: form,
        from: 'kind: email',
        to: 'kind: e-mail',
        says: /did you mean "email"/,
        fix: true,
      },
      'a bracket of another kind': {
        from: 'icon: wrench }',
        to: 'icon: wrench ]',
        says: /starts with `\{` and ends with `\}`/,
        fix: true,
      },
      'two commas': line(
        '{ label: Prices, to: /prices }',
        '{ label: Prices,, to: /prices }',
        /extra comma/,
      ),
      'a hard space behind a colon': {
        from: 'id: team',
        to: 'id:\u00a0team',
        says: /special character \(U\+00A0\)/,
        fix: true,
      },
      'single braces with spaces': {
        from: '"In {{ city.name }} every week"',
        to: '"In { city.name } every week"',
        says: /only double braces/,
        fix: true,
      },
      'another key of a picture': line(
        'alt: A workshop with six bicycles',
        'description: A workshop with six bicycles',
        /did you mean "alt"/,
      ),
      'bold words in a label': {
        from: 'label: Call us',
        to: 'label: "**Call** us"',
        says: /no bold words.*write `Call`/,
        fix: 'label: "Call us"',
      },
    },
    true,
  );
});
