/**
 * The door of the section types: what the renderer draws pages with.
 */
export { ActionLink } from './_shared/components/ActionLink.tsx';
export { Icon } from './_shared/components/Icon.tsx';
export { LanguageLinks } from './_shared/components/LanguageLinks.tsx';
export { Picture } from './_shared/components/Picture.tsx';
export { VisuallyHidden } from './_shared/components/VisuallyHidden.tsx';
export { picture } from './_shared/fields/picture.ts';
export { createFormModel } from './_shared/form/createFormModel.ts';
export type { FormModel } from './_shared/form/FormModel.ts';
export { SectionFrame, type ViewProps } from './_shared/frame/SectionFrame.tsx';
export { isViewContext, withContextValue, withRenderer } from './_shared/page/createViewContext.ts';
export { getTexts } from './_shared/page/getTexts.ts';
export {
  type PageContext,
  PageProvider,
  usePage,
} from './_shared/page/page.ts';
export type { SiteForm } from './_shared/page/SiteForm.ts';
export { englishWords, useWords, WordsProvider } from './_shared/page/words.ts';
export { placeholderFile, placeholderPicture } from './_shared/samples/placeholderPicture.ts';
export { IsFirstSection } from './_shared/text/headings.ts';
export { Line, Text } from './_shared/text/Text.tsx';
export { listFontFiles } from './_shared/theme/fonts.ts';
export { lookAttributes } from './_shared/theme/lookTokens.ts';
export { themeStylesheet } from './_shared/theme/theme.ts';
