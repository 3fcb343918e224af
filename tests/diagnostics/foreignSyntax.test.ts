import { describe } from 'vitest';
import { type Mistake, testMistakes } from './testMistakes.ts';

const headline = '        headline: Three mechanics\n';
const title = '        title: Since 1998\n';
const text = '        text: Most of them while you wait.';
const pageTitle = '    title: Who repairs the bicycles';
const form = 'data/forms/contact.yaml';

/** Returns a mistake that inserts a line above another one; the fix removes it. */
function insert(line: string, says: RegExp, above = title, rest: Partial<Mistake> = {}): Mistake {
  return { from: above, to: `${line}\n${above}`, says, fix: true, ...rest };
}

/** Returns a mistake in a whole line, and the line that the fix writes. */
function write(from: string, to: string, fix: string | true, says = /colon|#/): Mistake {
  return { from, to, fix, says };
}

const lone = /left over from a merge conflict.*remove the line/;
const several = /left over from a merge conflict.*keep one of the two/;

describe('leftovers of a merge are named, each alone:', () => {
  testMistakes(
    {
      'the end marker': insert('>>>>>>> 3f2a1c', lone),
      'the separator': insert('=======', lone),
      'the start marker': insert('<<<<<<< HEAD', lone),
      'the marker of the common version': insert('||||||| base', lone),
      'an indented end marker': insert('        >>>>>>> feature/x', lone),
      'an indented separator': insert('        =======', lone),
      'a marker without a name': insert('>>>>>>>', lone),
      'a marker between pages': insert('>>>>>>> main', lone, '  /about:\n'),
      'a marker at the top': insert('<<<<<<< HEAD', lone, 'site:\n'),
      'a marker at the start of a text': insert('<<<<<<< HEAD', lone, '          We opened'),
      'a marker in rows': insert('=======', lone, 'milton:\n', { file: 'data/cities.yaml' }),
      'a marker in a form': insert('>>>>>>> main', lone, 'to:', { file: form }),
      'start and separator': {
        from: headline,
        to: `<<<<<<< HEAD\n${headline}=======\n`,
        says: several,
        after: true,
      },
      'separator and end': {
        from: headline,
        to: `${headline}=======\n        text: Two\n>>>>>>> main\n`,
        says: several,
        after: `${headline}        text: Two\n`,
      },
      'the head of a patch': insert('@@ -1,3 +1,3 @@', /part of a patch/),
      'the name of a patch': insert('diff --git a/pages.yaml b/pages.yaml', /part of a patch/),
      'an added line of a patch': {
        from: headline,
        to: `+${headline.slice(1)}`,
        says: /part of a patch.*remove the `\+`/,
        after: true,
      },
    },
    true,
  );
});

const colon = /A colon separates a key from its value/;

describe('the syntax of another program is named, each alone:', () => {
  testMistakes(
    {
      'front matter': {
        from: 'site:\n',
        to: '---\nlayout: default\n---\nsite:\n',
        says: /Lines 1 to 3 are front matter/,
        after: true,
      },
      'front matter of TOML': {
        from: 'site:\n',
        to: '+++\ntitle = "Home"\n+++\nsite:\n',
        says: /Lines 1 to 3 are front matter/,
        after: true,
      },
      'a text of TOML': write(
        pageTitle,
        '    title = "Who repairs the bicycles"',
        '    title: "Who repairs the bicycles"',
        colon,
      ),
      'a text of TOML in apostrophes': write(
        pageTitle,
        "    title = 'Who repairs the bicycles'",
        "    title: 'Who repairs the bicycles'",
        colon,
      ),
      'an attribute': write(
        pageTitle,
        '    title="Who repairs the bicycles"',
        '    title: "Who repairs the bicycles"',
        colon,
      ),
      'true of TOML': write(
        title,
        `${title}        numbered = true\n`,
        `${title}        numbered: true\n`,
        colon,
      ),
      'a number of TOML': {
        ...write('  name: Milton\n  fee: 9', '  name: Milton\n  fee = 9', true, colon),
        file: 'data/cities.yaml',
      },
      'a list of TOML': {
        ...write('to: [shop@example.com]', 'to = [shop@example.com]', true, colon),
        file: form,
      },
      'an assignment of Go': write(headline, '        headline := Three mechanics\n', true, colon),
      'an arrow of Ruby': write(headline, '        headline => Three mechanics\n', true, colon),
      'a symbol of Ruby': write(
        headline,
        '        :headline => "Three mechanics"\n',
        '        headline: "Three mechanics"\n',
        colon,
      ),
      'an array of PHP': write(
        headline,
        "        'headline' => 'Three mechanics',\n",
        "        headline: 'Three mechanics'\n",
        colon,
      ),
      'an attribute of JSX': write(
        headline,
        '        headline={"Three mechanics"}\n',
        '        headline: "Three mechanics"\n',
        colon,
      ),
      'an equals sign in braces': write('{ label: Milton,', '{ label = Milton,', true, colon),
      'a colon of Chinese scripts': write(headline, headline.replace(': ', '： '), true, colon),
      'a table of TOML': {
        from: '  /about:\n',
        to: '[about]\n  /about:\n',
        says: /table of TOML/,
        after: true,
      },
      'a comment with slashes': write(
        title,
        `        // mirrored since May\n${title}`,
        `        # mirrored since May\n${title}`,
      ),
      'a comment with stars': write(
        title,
        `        /* mirrored since May */\n${title}`,
        `        # mirrored since May\n${title}`,
      ),
      'a comment with stars on two lines': write(
        title,
        `        /* mirrored\n         * since May */\n${title}`,
        `        # mirrored\n         # since May\n${title}`,
      ),
      'a comment of HTML': write(
        '  /about:\n',
        '<!-- who we are -->\n  /about:\n',
        '# who we are\n  /about:\n',
      ),
      'a comment of Liquid': write(
        title,
        `        {% comment %} old {% endcomment %}\n${title}`,
        `        # old\n${title}`,
      ),
      'a comment of Jinja': write(title, `        {# old #}\n${title}`, `        # old\n${title}`),
      'a comment of SQL': write(title, `        -- old\n${title}`, `        # old\n${title}`),
      'a comment of INI files': write(title, `        ; old\n${title}`, `        # old\n${title}`),
      'a tag of Liquid': {
        from: text,
        to: '        text: {% include intro.html %}',
        says: /`\{% include intro.html %\}` is a tag of another program/,
        after: true,
      },
      'a tag of Liquid on its own line': {
        from: title,
        to: `        {% include intro.html %}\n${title}`,
        says: /is a tag of another program.*remove the line/,
        after: true,
      },
      'a shortcode of Hugo': {
        from: text,
        to: '        text: {{< figure src="a.jpg" >}}',
        says: /is a tag of another program/,
        after: true,
      },
      'a semicolon': write(
        headline,
        '        headline: "Three mechanics";\n',
        '        headline: "Three mechanics"\n',
        /no `;` ends a line/,
      ),
      'a comma of JSON': write(
        headline,
        '        headline: "Three mechanics",\n',
        '        headline: "Three mechanics"\n',
        /no `,` ends a line/,
      ),
      'a key and a comma of JSON': write(
        headline,
        '        "headline": "Three mechanics",\n',
        '        "headline": "Three mechanics"\n',
        /no `,` ends a line/,
      ),
      'a comma behind braces': write(
        '{ label: Milton, to: /milton }',
        '{ label: Milton, to: /milton },',
        true,
        /no `,` ends a line/,
      ),
      'a tab': write(headline, `\t\t\t\t${headline.trimStart()}`, true, /tab/),
      'items with asterisks': write(
        '              - New tube\n              - Done in ten minutes',
        '              * New tube\n              * Done in ten minutes',
        true,
        /hyphen, not with `\*`/,
      ),
    },
    true,
  );
});
