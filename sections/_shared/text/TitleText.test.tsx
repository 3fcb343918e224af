import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createPageContext } from '../../../renderer/page/context/createPageContext.ts';
import { samplePage, sampleRenderContext } from '../../../tests/sampleRenderContext.ts';
import { PageProvider } from '../page/page.ts';
import { TitleText } from './TitleText.tsx';

const renderTitle = (text: string) =>
  renderToStaticMarkup(
    <PageProvider value={createPageContext(samplePage, sampleRenderContext)}>
      <TitleText>{text}</TitleText>
    </PageProvider>,
  );

const sentencesIn = (text: string) =>
  renderTitle(text)
    .split(/<span[^>]*>|<\/span>/)
    .filter((piece) => piece.trim());

test('splits a heading between its sentences', () => {
  expect(sentencesIn('The store never closes. You are allowed to.')).toEqual([
    'The store never closes.',
    'You are allowed to.',
  ]);
  expect(sentencesIn('Holler. We pick up.')).toHaveLength(2);
  expect(sentencesIn('“Good morning.” Both halves.')).toHaveLength(2);
});

test('abbreviations and exclamations do not end a sentence', () => {
  for (const text of [
    'Hire in U.S. and Canada time zones',
    'Washington D.C. Virtual assistants',
    'From St. John’s to Seattle',
    'Oops! Page not found',
    'Save *now. Or* never',
  ])
    expect(sentencesIn(text).join('')).toBe(
      text.includes('*') ? 'Save <em>now. Or</em> never' : text,
    );
});

test('keeps a name together, but not the words of a title with capitals', () => {
  const namesIn = (text: string) =>
    [...renderTitle(text).matchAll(/class="unbroken">([^<]*)/g)].map(([, name]) => name);
  expect(namesIn('Why New York firms choose us')).toEqual(['New York']);
  expect(namesIn('The Brown Line is late. The phone in Palo Alto is not.')).toEqual([
    'Brown Line',
    'Palo Alto',
  ]);
  expect(namesIn('Get Your Virtual Assistant Today')).toEqual([]);
  expect(namesIn('Hire in U.S. and Canada time zones')).toEqual([]);
});
