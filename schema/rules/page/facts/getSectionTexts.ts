import type { FormattedTexts } from '../../../reference/expressions/FormattedTexts.ts';
import { noTexts } from '../../../reference/lists/FieldIndex.ts';
import type { ResolvedSection } from '../../../reference/read/ResolvedPage.ts';
import type { RuleContext } from '../../RuleContext.ts';
import { readArticle } from './readArticle.ts';

/** Returns the texts of a section that rules check. Caches them, since several rules read them. */
export function getSectionTexts(
  section: ResolvedSection,
  { sections, fieldIndex }: Pick<RuleContext, 'sections' | 'fieldIndex'>,
): FormattedTexts {
  if (!section.texts) {
    const schema = sections[section.value.type];
    const texts = schema ? fieldIndex.collectTexts(schema, section.value) : noTexts;
    section.texts = texts.article.some(({ value }) => value.includes('!['))
      ? withImages(texts)
      : texts;
  }
  return section.texts;
}

/** Adds the images of articles, with their alt texts, to the images that keys name. */
function withImages(texts: FormattedTexts): FormattedTexts {
  const found = texts.article.flatMap(({ value, path }) =>
    readArticle(value).images.map((image) => ({ ...image, path, part: image.piece })),
  );
  return {
    ...texts,
    image: [...texts.image, ...found.map(({ src, path, part }) => ({ value: src, path, part }))],
    alt: [...texts.alt, ...found.map(({ alt, path, part }) => ({ value: alt, path, part }))],
  };
}
