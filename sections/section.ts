/**
 * The public surface for schemas and views of section types outside the engine:
 * `blockwright/section`. It follows semantic versioning, like `blockwright/island`; nothing else of
 * the package may be imported.
 */
export { default as Type, type Static } from 'typebox';
export { type Action, action, actions } from '../schema/fields/action.ts';
export { icon } from '../schema/fields/icon.ts';
export { type Image, image } from '../schema/fields/image.ts';
export { link } from '../schema/fields/link.ts';
export { sample } from '../schema/fields/sample.ts';
export { sectionHeader } from '../schema/fields/sectionHeader.ts';
export { line, lines, markdown, plain } from '../schema/fields/text.ts';
export { slug } from '../schema/markdown/slug.ts';
export { type AnySection, section } from '../schema/section.ts';
export { ActionLink } from './_shared/ActionLink.tsx';
export { Actions } from './_shared/Actions.tsx';
export { CheckList } from './_shared/CheckList.tsx';
export { useItemHeading, useTitleHeading } from './_shared/headings.ts';
export { Icon } from './_shared/Icon.tsx';
export { Island } from './_shared/Island.tsx';
export { Picture } from './_shared/Picture.tsx';
export { type PageContext, usePage, type ViewProps } from './_shared/page.ts';
export { SectionFrame, SectionHead } from './_shared/SectionFrame.tsx';
export { Text } from './_shared/Text.tsx';
export { TitleText } from './_shared/TitleText.tsx';
export { VisuallyHidden } from './_shared/VisuallyHidden.tsx';
export { type Texts, useWords } from './_shared/words.ts';
