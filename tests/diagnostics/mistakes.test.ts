import { describe, expect, it } from 'vitest';
import { checkFiles } from './checkFiles.ts';
import { files, site } from './mistakeSite.ts';
import { type Mistake, testMistakes } from './testMistakes.ts';

const mistakes: Record<string, Mistake> = {
  // Spelling
  'a misspelt key': {
    from: '    headline: Three',
    to: '    headlin: Three',
    says: /did you mean "headline"/,
    fix: true,
  },
  'a misspelt page key': {
    from: '    title: Who repairs',
    to: '    titel: Who repairs',
    says: /did you mean "title"/,
    fix: true,
  },
  'a misspelt section type': {
    from: '- type: cards',
    to: '- type: crads',
    says: /did you mean "cards"/,
    fix: true,
  },
  'the name of a layout as a section type': {
    from: '- type: cards',
    to: '- type: changelog',
    says: /did you mean "timeline" with `layout: log`\?/,
  },
  'a misspelt icon': { from: 'icon: wrench', to: 'icon: wrnch', says: /did you mean "wrench"/ },
  'an icon that does not exist': { from: 'icon: wrench', to: 'icon: monkeywrench', says: /icon/ },
  'a misspelt link': {
    from: '{ label: Prices, to: /prices }',
    to: '{ label: Prices, to: /price }',
    says: /\/prices/,
  },
  'a misspelt anchor': {
    from: 'to: /milton }\nblocks',
    to: 'to: /about#taem }\nblocks',
    says: /#?team/,
  },
  'a misspelt block': {
    from: '- use: closing\n  /prices',
    to: '- use: closeing\n  /prices',
    says: /did you mean "closing"/,
  },
  'a misspelt collection': { from: 'city: cities }', to: 'city: citys }', says: /cities/ },
  'a misspelt column': {
    from: '{{ city.name }} every week and',
    to: '{{ city.nmae }} every week and',
    says: /name/,
    fix: true,
  },
  'a misspelt filter': { from: '| money', to: '| mony', says: /money/, fix: true },
  'a misspelt row column': {
    file: 'data/cities.yaml',
    from: 'fee: 9',
    to: 'fe: 9',
    says: /fee/,
    fix: true,
  },
  'a misspelt form key': {
    file: 'data/forms/contact.yaml',
    from: 'submit: Send',
    to: 'sumbit: Send',
    says: /submit/,
    fix: true,
  },
  'a misspelt kind of field': {
    file: 'data/forms/contact.yaml',
    from: 'kind: email',
    to: 'kind: mail',
    says: /email/,
  },
  'a misspelt form': { from: 'form: contact', to: 'form: contacts', says: /contact/ },
  'a synonym of a key': {
    from: '        actions:\n          - { label: Prices',
    to: '        buttons:\n          - { label: Prices',
    says: /actions/,
  },
  'a key of another section type': {
    from: '        title: What we do\n',
    to: '        headline: What we do\n',
    says: /title/,
  },
  'a misspelt picture': { from: '/images/shop.svg', to: '/images/shpo.svg', says: /shop\.svg/ },
  'a path from the folder of the project': {
    from: '/images/shop.svg',
    to: 'public/images/shop.svg',
    says: /\/images\/shop\.svg/,
    fix: true,
  },
  'a picture without the slash': {
    from: '/images/shop.svg',
    to: 'images/shop.svg',
    says: /\/images\/shop\.svg/,
    fix: true,
  },
  // Quotes and characters
  'a colon in a text': {
    from: 'headline: Three mechanics',
    to: 'headline: Since 1998: three mechanics',
    says: /colon.*quotes/s,
    fix: 'headline: "Since 1998: three mechanics"',
  },
  'a colon in a text in braces': {
    from: 'text: Done in ten minutes., icon',
    to: 'text: Done: in ten minutes, icon',
    says: /colon.*quotes/s,
  },
  'a comma in a text in braces': {
    from: 'text: Done in ten minutes., icon: wrench',
    to: 'text: Done, and quickly., icon: wrench',
    says: /comma.*quotes/s,
    fix: 'text: "Done, and quickly.", icon: wrench',
  },
  'a comma in a number in braces': {
    from: '- { title: Punctures, text: Done in ten minutes., icon: wrench }',
    to: '- { title: Punctures, text: From $1,100, icon: wrench }',
    says: /comma.*quotes/s,
    fix: '- { title: Punctures, text: "From $1,100", icon: wrench }',
  },
  'a comma at the end of braces': {
    from: 'alt: A workshop with six bicycles }',
    to: 'alt: A workshop, with six bicycles }',
    says: /comma.*quotes/s,
    fix: 'alt: "A workshop, with six bicycles" }',
  },
  'two commas in braces': {
    from: 'alt: A workshop with six bicycles }',
    to: 'alt: Six bicycles, a cat, and a dog }',
    says: /comma.*quotes/s,
    fix: 'alt: "Six bicycles, a cat, and a dog" }',
  },
  'a text that begins with a bracket': {
    from: 'headline: Three mechanics',
    to: 'headline: [New] Three mechanics',
    says: /`\[`.*quotes/s,
    fix: 'headline: "[New] Three mechanics"',
  },
  'a text in brackets': {
    from: 'headline: Three mechanics',
    to: 'headline: [Three mechanics]',
    says: /list|quotes/,
  },
  'a text that begins with an apostrophe': {
    from: 'headline: Three mechanics',
    to: "headline: 'tis the season",
    says: /in quotes/,
    fix: 'headline: "\'tis the season"',
  },
  'a text that begins with a question mark': {
    from: 'headline: Three mechanics',
    to: 'headline: ? Three mechanics',
    says: /`\?`.*quotes/s,
    fix: 'headline: "? Three mechanics"',
  },
  'a text that begins with a percent sign': {
    from: 'headline: Three mechanics',
    to: 'headline: %10 off',
    says: /`%`|quotes/,
  },
  'a text that begins with @': {
    from: 'headline: Three mechanics',
    to: 'headline: @ternstreet',
    says: /`@`.*quotes/s,
    fix: 'headline: "@ternstreet"',
  },
  'a text that begins with an asterisk': {
    from: 'headline: Three mechanics',
    to: 'headline: *Three* mechanics',
    says: /`\*`.*quotes/s,
  },
  'a text that begins with an ampersand': {
    from: 'headline: Three mechanics',
    to: 'headline: & sons',
    says: /`&`.*quotes/s,
  },
  'a text that begins with an exclamation mark': {
    from: 'headline: Three mechanics',
    to: 'headline: !Three mechanics',
    says: /`!|tag/,
  },
  'a text that begins with a hyphen': {
    from: 'headline: Three mechanics',
    to: 'headline: - Three mechanics',
    says: /list.*quotes|quotes/s,
  },
  'a text that begins with {{': {
    from: 'headline: "In {{ city.name }} every week"',
    to: 'headline: {{ city.name }} every week',
    says: /quotes/,
    fix: 'headline: "{{ city.name }} every week"',
  },
  'a text that begins with a link': {
    from: 'text: Most of them while you wait.',
    to: 'text: [Prices](/prices) for all',
    says: /quotes/,
    fix: 'text: "[Prices](/prices) for all"',
  },
  'a colour without quotes': { from: 'accent: "#2563eb"', to: 'accent: #2563eb', says: /quotes/ },
  'an unclosed quote': {
    from: 'accent: "#2563eb" }',
    to: 'accent: "#2563eb }',
    says: /not closed/,
  },
  'curly quotes': { from: '"tel:+12175550100"', to: '“tel:+12175550100”', says: /quot/ },
  'quotes inside quotes': {
    from: 'headline: Three mechanics',
    to: 'headline: "Three" mechanics',
    says: /quot/,
  },
  'an apostrophe in single quotes': {
    from: 'headline: Three mechanics',
    to: "headline: 'Tern Street's mechanics'",
    says: /double quotes|apostrophe/,
  },
  'a number sign in a text': {
    from: 'headline: Three mechanics',
    to: 'headline: Mechanics #1',
    says: /#/,
  },
  'HTML in a text': {
    from: 'text: Most of them while you wait.',
    to: 'text: Most of them <b>now</b>.',
    says: /HTML/,
  },
  'a non-breaking space': {
    from: '    headline: Three',
    to: '    headline:\u00a0Three',
    says: /space|character/,
  },
  // Indentation and structure
  'a tab': { from: '        headline: Three', to: '\theadline: Three', says: /tab/i },
  'a missing space after a colon': {
    from: 'headline: Three',
    to: 'headline:Three',
    says: /space is missing after the colon/,
    fix: true,
  },
  'a missing colon': {
    from: '        headline: Three',
    to: '        headline Three',
    says: /colon/,
  },
  'a section without the space after its hyphen': {
    from: '      - type: prose',
    to: '      -type: prose',
    says: /space is missing after the hyphen/,
    fix: true,
  },
  'a section whose hyphen became two spaces': {
    from: '      - type: prose',
    to: '        type: prose',
    says: /hyphen is missing/,
    fix: true,
  },
  'a section whose hyphen and space are deleted': {
    from: '      - type: prose',
    to: '      type: prose',
    says: /hyphen is missing/,
    fix: true,
  },
  'a section whose hyphen is deleted': {
    from: '      - type: prose',
    to: '       type: prose',
    says: /hyphen is missing/,
    fix: true,
  },
  'a question whose hyphen and space are deleted': {
    from: '          - question: Do you',
    to: '          question: Do you',
    says: /hyphen is missing/,
    fix: true,
  },
  'a question whose hyphen became two spaces': {
    from: '          - question: Do you',
    to: '            question: Do you',
    says: /hyphen is missing/,
    fix: true,
  },
  'a first section without its hyphen': {
    from: '      - type: hero\n        headline: Three',
    to: '        type: hero\n        headline: Three',
    says: /hyphen/,
  },
  'an item without the space after its hyphen': {
    from: '              - Done in',
    to: '              -Done in',
    says: /space is missing after the hyphen/,
    fix: true,
  },
  'an item without its hyphen': {
    from: '              - Done in',
    to: '              Done in',
    says: /hyphen/,
  },
  'a section too far in': {
    from: '      - type: prose',
    to: '        - type: prose',
    says: /indent|column/,
  },
  'a section at the margin': {
    from: '      - type: hero\n        headline: Three mechanics\n        id: team',
    to: '- type: hero\n  headline: Three mechanics\n  id: team',
    says: /indent it with 6 spaces/,
  },
  'a key too far in': {
    from: '        title: Since 1998',
    to: '          title: Since 1998',
    says: /indent|column/,
  },
  'a key too far out': {
    from: '        title: Since 1998',
    to: '      title: Since 1998',
    says: /indent|column/,
  },
  'a page too far in': { from: '  /about:', to: '    /about:', says: /indent|column|page/ },
  'a page at the margin': { from: '  /about:', to: '/about:', says: /indent|column|page/ },
  'a bracket that is not closed': {
    from: 'to: /milton }\nblocks',
    to: 'to: /milton\nblocks',
    says: /not closed/,
  },
  'a missing comma in braces': {
    from: '{ label: Prices, to: /prices }\n      - {',
    to: '{ label: Prices to: /prices }\n      - {',
    says: /comma/,
  },
  'a key twice': {
    from: '        id: team',
    to: '        headline: Four mechanics',
    says: /twice|already/,
    below: 0,
  },
  'a merge conflict': {
    from: '        headline: Three mechanics\n',
    to: '<<<<<<< HEAD\n        headline: Three mechanics\n=======\n        headline: Four\n>>>>>>> main\n',
    says: /conflict/,
  },
  // Values
  'text for a list': {
    from: '            features:\n              - New tube\n              - Done in ten minutes',
    to: '            features: New tube',
    says: /list/,
  },
  'a number for a text': {
    from: 'price: $12',
    to: 'price: 1.10',
    says: /1\.10/,
    fix: 'price: "1.10"',
  },
  'yes for true': {
    from: '          - name: Service',
    to: '          - name: Service\n            popular: yes',
    says: /true/,
    fix: '          - name: Service\n            popular: true',
    below: 0,
  },
  'a date in words': {
    from: '        id: team',
    to: '        publishAt: 1 June 2027',
    says: /2027-06-01/,
    fix: '        publishAt: 2027-06-01',
  },
  'a German date': {
    from: '        id: team',
    to: '        publishAt: 12.6.2027',
    says: /2027-06-12/,
    fix: '        publishAt: 2027-06-12',
  },
  'a German date with a time': {
    from: '        id: team',
    to: '        publishAt: 12. Juni 2027, 8.30 Uhr',
    says: /2027-06-12T08:30/,
    fix: '        publishAt: 2027-06-12T08:30',
  },
  'a date whose order is unknown': {
    from: '        id: team',
    to: '        publishAt: 1/2/2027',
    says: /such as 2026-05-31/,
  },
  'a German date in a form': {
    file: 'data/forms/contact.yaml',
    from: '      - { name: name,',
    to: '      - { name: day, label: Day, kind: date, earliest: 1.6.2027 }\n      - { name: name,',
    says: /2027-06-01/,
    fix: '      - { name: day, label: Day, kind: date, earliest: 2027-06-01 }\n      - { name: name,',
  },
  'German opening hours': {
    from: '        id: team\n',
    to: '        id: team\n      - { type: contact, title: Open, hours: [{ days: Mo-Fr, hours: 8.30–17 Uhr }] }\n',
    says: /08:30-17:00/,
    fix: '        id: team\n      - { type: contact, title: Open, hours: [{ days: Mo-Fr, hours: 08:30-17:00 }] }\n',
    below: 0,
  },
  'German days': {
    from: '        id: team\n',
    to: '        id: team\n      - { type: contact, title: Open, hours: [{ days: Di–Do, hours: closed }] }\n',
    says: /Tu-Th/,
    fix: '        id: team\n      - { type: contact, title: Open, hours: [{ days: Tu-Th, hours: closed }] }\n',
    below: 0,
  },
  'a decimal comma': {
    file: 'data/cities.yaml',
    from: 'fee: 9',
    to: 'fee: 9,50',
    says: /write 9\.5/,
    fix: 'fee: 9.5',
  },
  'a point before three digits': {
    file: 'data/cities.yaml',
    from: 'fee: 9',
    to: 'fee: 1.250 €',
    says: /write 1250/,
    fix: 'fee: 1250',
  },
  'a language by its name': {
    from: '  theme:',
    to: '  locale: Deutsch\n  theme:',
    says: /write "de-DE"/,
    below: 0,
  },
  'a locale with an underscore': {
    from: '  theme:',
    to: '  locale: en_GB\n  theme:',
    says: /en-GB/,
    fix: '  locale: en-GB\n  theme:',
    below: 0,
  },
  'a site address without https': {
    from: 'url: https://www',
    to: 'url: www',
    says: /https:\/\/www\.example\.com/,
    fix: true,
  },
  'a path of Windows': {
    from: '/images/shop.svg',
    to: '\\images\\shop.svg',
    says: /"\/images\/shop\.svg"/,
    fix: true,
  },
  'a phone number with spaces as a link': {
    from: '"tel:+12175550100"',
    to: '"tel:+1 217 555 0100"',
    says: /tel:\+12175550100/,
    fix: true,
  },
  'a recipient without a domain': {
    file: 'data/forms/contact.yaml',
    from: 'shop@example.com',
    to: 'shop@example',
    says: /such as `post@example\.com`/,
  },
  'a mail address as a link': {
    from: 'to: "tel:+12175550100"',
    to: 'to: shop@example.com',
    says: /mailto:/,
    fix: 'to: mailto:shop@example.com',
  },
  'a web address without https': {
    from: 'to: "tel:+12175550100"',
    to: 'to: www.example.org',
    says: /https:\/\//,
    fix: 'to: https://www.example.org',
  },
  'a link without the slash': {
    from: '{ label: Prices, to: /prices }\n      - {',
    to: '{ label: Prices, to: prices }\n      - {',
    says: /\/prices/,
  },
  'a missing alternative text': {
    from: ', alt: A workshop with six bicycles }',
    to: ' }',
    says: /, alt: |`alt`/,
  },
  'a missing answer': {
    from: '            answer: Yes, some that we repaired.\n',
    to: '',
    says: /answer/,
    below: -1,
  },
  'a missing title': {
    from: '    title: Who repairs the bicycles\n',
    to: '',
    says: /title/,
    below: -1,
  },
  'a city for a time zone': {
    from: '  theme:',
    to: '  timeZone: Berlin\n  theme:',
    says: /did you mean "Europe\/Berlin"/,
    below: 0,
  },
  'a field that a subject misspells': {
    file: 'data/forms/contact.yaml',
    from: 'to: [shop@example.com]',
    to: 'to: [shop@example.com]\nsubject: Request of {nmae}',
    says: /did you mean "name"/,
    fix: 'to: [shop@example.com]\nsubject: Request of {name}',
    below: 0,
  },
  'a type of files that functions refuse': {
    file: 'data/forms/contact.yaml',
    from: '      - { name: name,',
    to: '      - { name: logo, label: Logo, kind: file, accept: [.pdf, .svg] }\n      - { name: name,',
    says: /refuses files of the type `\.svg`/,
  },
  'a wrong choice': {
    from: '        id: team',
    to: '        tone: drak',
    says: /dark/,
    fix: '        tone: dark',
  },
};

describe('a typical mistake is reported in its line, clearly and with its fix:', () => {
  testMistakes(mistakes, false);

  it('and the site without a mistake has no diagnostics', async () => {
    expect((await checkFiles(files)).diagnostics).toEqual([]);
  });

  it('names that every object has are reported like any other name', async () => {
    const names = ['constructor', '__proto__', 'toString'].map((name) => `"${name}": "${name}"`);
    const text = site.replace(
      '  header:',
      `  head: { meta: { ${names} } }\n  analytics: { ${names} }\n  header:\n    sticky: constructor`,
    );
    const { diagnostics } = await checkFiles({ ...files, 'pages.yaml': text });
    const found = diagnostics.map(({ message }) => message);
    expect(found).toContainEqual(expect.stringMatching(/`sticky` must be true or false/));
    for (const { hint } of diagnostics) expect(typeof hint).toBe('string');
  });

  it.each([
    'colors: { light: { accent: [a] } }',
    'colors: { light: { button: { a: 1 } } }',
    'ground: 7',
    'highlight: true',
  ])('the ground of the logo is computed without the wrong value in %s', async (theme) => {
    const logo = 'logo: { src: /logo.svg, alt: Example }';
    const text = site.replace(/ {2}theme: .*/, `  ${logo}\n  theme: { ${theme} }`);
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
    const { diagnostics } = await checkFiles({
      ...files,
      'pages.yaml': text,
      'public/logo.svg': picture,
    });
    expect(diagnostics.map(({ code }) => code)).toEqual([
      expect.stringMatching(/^BW0(?:10|13|35)$/),
    ]);
  });
});
