import { describe } from 'vitest';
import { type Mistake, testMistakes } from './testMistakes.ts';

const milton = '- { label: Milton, to: /milton }';
const headline = '        headline: Three mechanics';
const image = '        image: { src: /images/shop.svg, alt: A workshop with six bicycles }';
const answer = '            answer: Yes, some that we repaired.';
const form = 'data/forms/contact.yaml';

/** Returns a mistake that the fix undoes, unless it writes another text. */
function fixed(from: string, to: string, says: RegExp, fix: true | string = true): Mistake {
  return { from, to, says, fix };
}

describe('lost and wrong brackets, hyphens and line breaks are named, each alone:', () => {
  testMistakes(
    {
      'the opening brace of a card': fixed(
        '- { title: Punctures,',
        '- title: Punctures,',
        /`\{` is missing/,
      ),
      'the opening brace of a link': fixed(
        '- { label: Prices, to: /prices }\n      - { label: About',
        '- label: Prices, to: /prices }\n      - { label: About',
        /`\{` is missing/,
      ),
      'the opening brace of a value': fixed(
        'action: { label: Bring it in, to: /about }\n          - name',
        'action: label: Bring it in, to: /about }\n          - name',
        /`\{` is missing/,
      ),
      'both braces': {
        from: milton,
        to: '- label: Milton, to: /milton',
        says: /`to:` is a key in the middle of a line/,
        after: '- label: Milton\n        to: /milton',
      },
      'a line break before a key of the page': {
        from: '    title: Who repairs the bicycles\n',
        to: '    title: Who repairs the bicycles',
        says: /`description:` is a key in the middle.*line break/,
        after: true,
      },
      'a line break behind the type': {
        from: '- type: hero\n        headline: Three',
        to: '- type: hero headline: Three',
        says: /`headline:` is a key in the middle.*line break/,
        after: true,
      },
      'a line break behind a semicolon': {
        from: '    title: Who repairs the bicycles\n   ',
        to: '    title: Who repairs the bicycles;',
        says: /`description:` is a key.*remove the `;`/,
        after: true,
      },
      parentheses: fixed(milton, '- ( label: Milton, to: /milton )', /starts with `\{`/),
      'an opening parenthesis': fixed(milton, '- ( label: Milton, to: /milton }', /starts with/),
      'a closing parenthesis': fixed(milton, '- { label: Milton, to: /milton )', /ends with `\}`/),
      'square brackets': fixed(milton, '- [ label: Milton, to: /milton ]', /in braces/),
      'two pairs of braces': fixed(milton, '- {{ label: Milton, to: /milton }}', /one pair/),
      'two opening braces': fixed(milton, '- {{ label: Milton, to: /milton }', /starts with `\{`/),
      'two closing braces': {
        from: milton,
        to: '- { label: Milton, to: /milton }}',
        says: /extra `\}`.*remove/,
        after: true,
      },
      'no closing brace': {
        from: milton,
        to: '- { label: Milton, to: /milton',
        says: /not closed.*close it with `\}`/,
        after: true,
      },
      'a semicolon between keys': {
        from: milton,
        to: '- { label: Milton; to: /milton }',
        says: /starts a new key.*add a comma/,
        after: true,
      },
      'no hyphen before braces': fixed(milton, `${milton.slice(2)}`, /hyphen is missing/),
      'two hyphens of a section': fixed('- type: prose', '- - type: prose', /two hyphens/),
      'two hyphens of the first section': fixed(
        '- type: hero\n        headline: Three',
        '- - type: hero\n        headline: Three',
        /two hyphens/,
      ),
      'two hyphens of a question': fixed(
        '- question: Do you',
        '- - question: Do you',
        /two hyphens/,
      ),
      'two hyphens of a text': fixed('- New tube', '-- New tube', /one hyphen/),
      'no colon behind the first key of an item': fixed(
        '- question: Do you',
        '- question Do you',
        /colon is missing after `question`/,
      ),
      'no colon behind a route': fixed('  /about:', '  /about', /colon is missing.*route/),
      'an expression in braces without quotes': fixed(
        '{ title: Punctures, text',
        '{ title: Punctures of {{ site.name }}, text',
        /Inside brackets.*needs quotes/,
        '{ title: "Punctures of {{ site.name }}", text',
      ),
    },
    true,
  );
});

describe('quotation marks and indentation are explained, each alone:', () => {
  const belongs = /belongs to the value of.*indent it with/;
  testMistakes(
    {
      'a text in double quotes': {
        ...fixed(answer, `${answer.slice(0, 20)}"Yes, some\n            we repaired."`, belongs),
        fix: `${answer.slice(0, 20)}"Yes, some\n              we repaired."`,
        below: 1,
      },
      'a text in single quotes': {
        ...fixed(answer, `${answer.slice(0, 20)}'Yes, some\n            we repaired.'`, belongs),
        fix: `${answer.slice(0, 20)}'Yes, some\n              we repaired.'`,
        below: 1,
      },
      'a text whose lines are further left': {
        ...fixed(answer, `${answer.slice(0, 20)}"Yes, some\n    we\n  repaired."`, belongs),
        fix: `${answer.slice(0, 20)}"Yes, some\n              we\n              repaired."`,
        below: 1,
      },
      'a text at the margin': {
        ...fixed(answer, `${answer.slice(0, 20)}"Yes, some\nwe repaired."`, belongs),
        fix: `${answer.slice(0, 20)}"Yes, some\n              we repaired."`,
        below: 1,
      },
      'a text of a row': {
        ...fixed('  name: Oakland', "  name: 'Oak\n  land'", belongs, "  name: 'Oak\n    land'"),
        file: 'data/cities.yaml',
        below: 1,
      },
      'a text of a form': {
        ...fixed('submit: Send', 'submit: "Send\nit"', belongs, 'submit: "Send\n  it"'),
        file: form,
        below: 1,
      },
      'a list': {
        ...fixed('to: [shop@example.com]', 'to: [shop@example.com,\nmy@example.com]', belongs),
        fix: 'to: [shop@example.com,\n  my@example.com]',
        file: form,
        below: 1,
      },
      'a list of a plan': {
        from: '            features:\n              - New tube\n              - Done in ten minutes',
        to: '            features: [New tube,\n            Done in ten minutes]',
        says: belongs,
        fix: '            features: [New tube,\n              Done in ten minutes]',
        below: 1,
      },
      'a mapping': {
        ...fixed(image, image.replace(', alt', ',\n        alt'), belongs),
        fix: image.replace(', alt', ',\n          alt'),
        below: 1,
      },
      'a mapping further left': {
        ...fixed(image, image.replace(', alt', ',\n    alt'), belongs),
        fix: image.replace(', alt', ',\n          alt'),
        below: 1,
      },
      'a mapping with a line for each key': {
        from: image,
        to: '        image: {\n        src: /images/shop.svg,\n        alt: A shop\n        }',
        says: belongs,
        fix: '        image: {\n          src: /images/shop.svg,\n          alt: A shop\n          }',
        below: 1,
      },
      'a text without quotes': {
        from: answer,
        to: answer.replace(', ', ',\n            '),
        says: /indent the line to make it part of the text above/,
        after: answer.replace(', ', ',\n              '),
        below: 1,
      },
      'another mark at the end': {
        from: headline,
        to: '        headline: "Three mechanics\'',
        says: /starts with ", so it must end with " and not with '/,
        after: '        headline: "Three mechanics"',
      },
      'marks around the key': fixed(
        headline,
        '        "headline: Three mechanics"',
        /around the key/,
        '        headline: "Three mechanics"',
      ),
      'a mark before the key': fixed(
        headline,
        '        "headline: Three mechanics',
        /before the key/,
        '        headline: "Three mechanics"',
      ),
      'marks in marks': {
        from: headline,
        to: '        headline: ""Three" mechanics"',
        says: /after the closing quotation mark.*single quotes/,
        after: `        headline: '"Three" mechanics'`,
      },
      'an inch': {
        from: headline,
        to: '        headline: "A 20" wheel"',
        says: /write \\"/,
        after: '        headline: "A 20\\" wheel"',
      },
      'a path of Windows in quotes': {
        from: headline,
        to: '        headline: "In C:\\Users"',
        says: /not a valid escape.*single quotes/,
        after: "        headline: 'In C:\\Users'",
      },
      'a text behind a bar': {
        from: '        text: |\n          We opened',
        to: '        text: | We opened',
        says: /after `\|` or `>` starts on the next line/,
        after: true,
      },
    },
    true,
  );
});
