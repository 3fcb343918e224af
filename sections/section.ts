/// <reference types="vite/client" preserve="true" />
/**
 * The public surface for schemas and views of section types outside the engine:
 * `blockwright/section`. It follows semantic versioning, like `blockwright/island`; nothing else of
 * the package may be imported.
 */

export { default as Type, type Static } from 'typebox';
export {
  type Action,
  type AnySection,
  action,
  actions,
  alignedHeader,
  choice,
  currency,
  flag,
  formName,
  type Image,
  icon,
  image,
  line,
  lines,
  link,
  list,
  mapping,
  markdown,
  plain,
  type SectionCheck,
  sample,
  section,
  sectionHeader,
  toAnchor,
} from '../schema/vocabulary.ts';
export { ActionLink } from './_shared/components/ActionLink.tsx';
export { Actions } from './_shared/components/Actions.tsx';
export { ArticleText } from './_shared/components/ArticleText.tsx';
export { CheckList } from './_shared/components/CheckList.tsx';
export { Icon } from './_shared/components/Icon.tsx';
export { Island } from './_shared/components/Island.tsx';
export { Note } from './_shared/components/Note.style.ts';
export { Picture } from './_shared/components/Picture.tsx';
export { PlainLink } from './_shared/components/PlainLink.tsx';
export { Stat, StatList } from './_shared/components/Stat.tsx';
export { VisuallyHidden } from './_shared/components/VisuallyHidden.tsx';
export { stat } from './_shared/fields/stat.ts';
export { formWords } from './_shared/form/createFormModel.ts';
export { provideFormModel } from './_shared/form/provideFormModel.ts';
export { SectionFrame, type ViewProps } from './_shared/frame/SectionFrame.tsx';
export { SectionHead } from './_shared/frame/SectionHead.tsx';
export { absoluteImage } from './_shared/page/absoluteImage.ts';
export { createOffer } from './_shared/page/createOffer.ts';
export type { Texts } from './_shared/page/getTexts.ts';
export { type PageContext, usePage } from './_shared/page/page.ts';
export { useWords } from './_shared/page/words.ts';
export { useItemHeading, useTitleHeading } from './_shared/text/headings.ts';
export { PlainText } from './_shared/text/PlainText.tsx';
export { renderRichText } from './_shared/text/renderRichText.ts';
export { Line, Text } from './_shared/text/Text.tsx';
export { TitleText } from './_shared/text/TitleText.tsx';
