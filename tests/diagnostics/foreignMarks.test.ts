import { describe, expect, test } from 'vitest';
import { findArticleFlaws } from '../../features/checks/prose/findArticleFlaws.ts';
import { findShownMarks } from '../../features/checks/prose/findShownMarks.ts';

const find = (text: string) => findArticleFlaws(text).map(({ piece }) => piece.text);

/** Marks of other programs: what is reported of a text. */
const marks: [text: string, ...found: string[]][] = [
  ['{% include video.html id="x" %}', '{% include video.html id="x" %}'],
  ['{%- assign x = 1 -%}', '{%- assign x = 1 -%}'],
  ['See {% post_url 2020-01-01-x %} there.', '{% post_url 2020-01-01-x %}'],
  ['Text.\n{: .lead}', '{: .lead}'],
  ['* TOC\n{:toc}', '{:toc}'],
  ['## Title {#id}', '{#id}'],
  ['## Title {.wide}', '{.wide}'],
  ['![A desk](/images/a.jpg){.wide}', '{.wide}'],
  ['![A desk](/images/a.jpg){width=50%}', '{width=50%}'],
  ['**Bold**{.red} text', '{.red}'],
  ['{.class}', '{.class}'],
  ['[gallery ids="1,2"]', '[gallery ids="1,2"]'],
  ['[gallery]', '[gallery]'],
  ['[embed]https://www.example.org/x[/embed]', '[embed]', '[/embed]'],
  ['[caption id="a" width=300]Desk[/caption]', '[caption id="a" width=300]', '[/caption]'],
  ['{/* a note */}', '{/* a note */}'],
  [':smile:', ':smile:'],
  ['Well done :+1: and :tada:!', ':+1:', ':tada:'],
  ['++new++', '++new++'],
  ['%%private%%', '%%private%%'],
  ['%% a comment', '%% a comment'],
  ['Lamp\n: A thing that gives light', ': A thing that gives light'],
  ['Lamp\n\n:   A thing', ':   A thing'],
  ['H~2~O', '~2~'],
  ['x^2^', '^2^'],
  ['3. [ ] task', '3. [ ]'],
  ['- [x] done', '- [x]'],
  ['- [>] moved', '- [>]'],
  ['· First', '· First'],
  ['•\tFirst', '•\tFirst'],
  ['▶ More', '▶ More'],
  ['<https://www.example.org/a b>', '<https://www.example.org/a b>'],
  ['A paragraph. ^quote-of-the-day', '^quote-of-the-day'],
  ['![[desk.png]]', '[[desk.png]]'],
  ['[[Other note]]', '[[Other note]]'],
  ['[[Other note|shown]]', '[[Other note|shown]]'],
  ['> [!note]- Title\n> Text', '> [!note]'],
  ['> [!WARNING]\n> Text', '> [!WARNING]'],
  ['==marked==', '==marked=='],
  ['$$\nx\n$$', '$$', '$$'],
  ['Energy is $E = m c^2$ here.', '$E = m c^2$'],
  ['[TOC]', '[TOC]'],
  ['[[toc]]', '[[toc]]'],
  ["import Video from './Video.astro'", "import Video from './Video.astro'"],
  ['As shown [@smith2020, p. 3].', '[@smith2020, p. 3]'],
  ['See http://www.example.org/x here.', 'http://www.example.org/x'],
  ['##Title', '##Title'],
  ['We store what you send us.## Who we are', '## Who we are'],
  ['What we do ### Where', '### Where'],
  ['<details>\n<summary>More</summary>\n\nText\n</details>', '<details>', '<summary>'],
  ['<Video id="x" /> and <br>', '<Video id="x" />', '<br>'],
  ['A note[^1] without text', '[^1]'],
  ['~~struck', '~~'],
  ['<!--more-->', '<!--'],
  ['Energy is \\(E = m c^2\\) here.', '\\(E = m c^2\\)'],
];

test.each(marks)('%j', (text, ...found) => {
  const reported = find(text);
  for (const one of found) expect(reported.some((piece) => piece.includes(one))).toBe(true);
});

test('reports each mark of a text in one run', () => {
  const text = marks
    .map(([one]) => one)
    .filter((one) => !/\$\$|^:::|^~~|import|^<|^%% /.test(one))
    .join('\n\n');
  const reported = find(text);
  for (const [one, ...found] of marks)
    if (text.includes(one))
      for (const piece of found)
        expect([piece, reported.some((it) => it.includes(piece))]).toEqual([piece, true]);
});

describe('ordinary text', () => {
  const sentences = [
    'We open at 10:30 and close at 18:00.',
    'The ratio is 3:2:1, and the time 10:30:15.',
    'Prices are $5 and $10, or 20% and 30% off.',
    'C++ and C# are languages; so is F#.',
    'A ~ B, about ~5 people, ~6 of them new.',
    'Call 555^2 or x^2 if you must.',
    'See [the list](/list) and [1].',
    'Write to [us](mailto:me@example.org).',
    'An em dash — and a dot · in between.',
    'Tokyo · Osaka · Kyoto',
    'A { brace } and a {word} stay.',
    'Note: this is it.',
    'Note:this, too.',
    '^_^ and :-) and :) and ;-)',
    'He said: “:” is a colon.',
    'A path such as /a:b:/c or std::vector::size.',
    'A 100%% sure thing.',
    '[Optional] parts are in brackets.',
    'The [sic] and [...] and [a] signs.',
    'https://www.example.org/a_(b)?c=d&e=%20f#g',
    'A link: https://www.example.org/x:y:z.',
    '#1 in town, and #2 as well.',
    'Item # 3 and section ## are fine.',
    '1. ## A heading in a list',
    '> ## A heading in a quote',
    '## A heading ##',
    '## What is C## about?',
    'A footnote.[^1] And another.[^2]\n\n[^1]: One.\n[^2]: Two.',
    'A note[^1][^2] twice.\n\n[^1]: One.\n[^2]: Two.',
    '| a | b |\n| :-- | --: |\n| 1 | 2 |',
    'Use `{% raw %}` and `:smile:` in code.',
    '```html\n{% include x %}\n:smile:\n```',
    'A bracket \\( alone, and \\[brackets\\] that stay.',
    'Escaped \\[gallery\\] and \\^2\\^ stay.',
    'Ask @us or #help on the platform.',
    '© 2026 · All rights reserved',
    'Temperature: -5 °C ~ +3 °C ~ fine',
    'i++ and j++ are two increments.',
    'a + b ++ c',
    'On 5/6: we meet; on 6/6: we part.',
    '~~Struck~~ text and **bold** and *emphasis*.',
    'Equals == or === in code, a == b.',
    '<https://www.example.org/x> is a link.',
    '- [Link](/x) in a list\n- [x](/y)',
    '3) Third\n4) Fourth',
    'What is 50%? %d is a format; %% is a sign.',
  ];
  // With other words around them, these are two hundred sentences.
  const variants = sentences.flatMap((one) => [
    one,
    `${one}\n\nMore text.`,
    `Text before.\n\n${one}`,
    `- Item\n\n${one}`,
    `${one}\n\n${one}`,
  ]);

  test.each(sentences)('%j', (text) => {
    expect(find(text)).toEqual([]);
  });

  test('in two hundred places', () => {
    expect(variants.length).toBeGreaterThan(200);
    expect(variants.filter((text) => find(text).length > 0)).toEqual([]);
  });
});

/** Marks that a short text, or a label, shows as they are written. */
const shown: [text: string, isMarkdown: boolean, ...found: string[]][] = [
  ['# Prices', true, '#'],
  ['Text.\n\n### Prices', true, '###'],
  ['> A quote of several words', true, '>'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', true, '|---|---|'],
  ['a | b\n:-- | --:\n1 | 2', true, ':-- | --:'],
  ['One\n\n---\n\nTwo', true, '---'],
  ['Prices\n======', true, '======'],
  ['![A desk](/images/a.jpg)', true, '![A desk](/images/a.jpg)'],
  ['Now ~~20~~ 10', true, '~~20~~'],
  ['A note[^1]', true, '[^1]'],
  ['**Book** a call', false, '**Book**'],
  ['*Ada* and `x`', false, '*Ada*', '`x`'],
  ['__Book__', false, '__Book__'],
  ['[Book](/book)', false, '[Book](/book)'],
];

test.each(shown)('%j is found in a text without it', (text, isMarkdown, ...found) => {
  expect(findShownMarks(text, isMarkdown).map(({ piece }) => piece.text)).toEqual(found);
});

test.each<[text: string, isMarkdown: boolean]>([
  ['We are #1, and # is a sign', true],
  ['> 30', true],
  ['>30 people came', true],
  ['Mon – Fri | 9 – 5', true],
  ['Tokyo - Osaka | Kyoto', true],
  ['A -- B', true],
  ['About ~5 and ~6', true],
  ['Use `# a` and `~~b~~`', true],
  ['5 * 3 * 2 = 30', false],
  ['4* hotel and 5* hotel', false],
  ['snake_case_name and __init__.py', false],
  ['[a] (b)', false],
  ['f(x)[1]', false],
])('%j is ordinary', (text, isMarkdown) => {
  expect(findShownMarks(text, isMarkdown)).toEqual([]);
});
