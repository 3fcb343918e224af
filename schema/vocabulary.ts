/**
 * What section schemas and code in browsers may use of the schema room: no module of Node.
 */

export type { Diagnostic } from './diagnostics/Diagnostic.ts';
export { countReadingMinutes } from './markdown/countReadingMinutes.ts';
export { linkAddresses } from './markdown/linkAddresses.ts';
export { listHeadings } from './markdown/listHeadings.ts';
export { parseArticle } from './markdown/parseArticle.ts';
export { readFragment } from './markdown/readFragment.ts';
export { toAnchor } from './markdown/toAnchor.ts';
export { wordGroups } from './messages/createSiteWords.ts';
export { createWordsSchema } from './messages/createWordsSchema.ts';
export * as english from './messages/english.ts';
export { formatReadingTime } from './messages/formatReadingTime.ts';
export { getTranslations } from './messages/getTranslations.ts';
export type { Message, SiteWords, WordGroup } from './messages/Message.ts';
export { isListDefinition } from './reference/lists/isListDefinition.ts';
export { isOver, isPast } from './reference/rows/isPublished.ts';
export { limits } from './rules/limits.ts';
export type { SectionCheck, SectionProblem } from './rules/SectionCheck.ts';
export { isSafeLink } from './shape/formats/isSafeLink.ts';
export { computeContrast, parseColor } from './theme/color.ts';
export { createToneColors } from './theme/createToneColors.ts';
export { deriveColors } from './theme/deriveColors.ts';
export { engineFontFamilies, type FontMetrics, otherMetrics } from './theme/engineFontFamilies.ts';
export { type Tone, toneColors, toneNames, toneStylesheet } from './theme/toneColors.ts';
export {
  defineKeys,
  listKey,
  readKeys,
  readListParts,
  readLists,
} from './vocabulary/features/defineKeys.ts';
export { featureKeys } from './vocabulary/features/featureKeys.ts';
export { type Action, action, actions } from './vocabulary/fields/action.ts';
export { type BrandName, findBrand } from './vocabulary/fields/brand.ts';
export { codeLanguages } from './vocabulary/fields/codeLanguage.ts';
export { email, phone } from './vocabulary/fields/contact.ts';
export { type Image, image, poster } from './vocabulary/fields/image.ts';
export { employmentTypes, salaryUnits } from './vocabulary/fields/jobPosting.ts';
export {
  type PlaceholderName,
  type PlaceholderShape,
  parsePlaceholder,
} from './vocabulary/fields/placeholder.ts';
export { isSample, sample } from './vocabulary/fields/sample.ts';
export { choice, flag, list, mapping } from './vocabulary/fields/shapes.ts';
export {
  anchor,
  article,
  currency,
  formName,
  icon,
  line,
  lines,
  link,
  markdown,
  moment,
  plain,
} from './vocabulary/fields/strings.ts';
export { challengeServices } from './vocabulary/form/challengeServices.ts';
export { kindsByKey } from './vocabulary/form/fieldKinds.ts';
export { type FormConfig, type FormFieldConfig, formSchema } from './vocabulary/form/form.ts';
export { defaultFunction, formFunctions } from './vocabulary/form/formFunctions.ts';
export { type Frame, frameKeys } from './vocabulary/frame.ts';
export { getTone } from './vocabulary/getTone.ts';
export { type Origin, type Page, pageSchema } from './vocabulary/page.ts';
export {
  type AnySection,
  alignedHeader,
  commonKeys,
  section,
  sectionHeader,
  structuredData,
} from './vocabulary/section.ts';
export {
  type ListPaths,
  listGeneratedFiles,
  listReservedFiles,
  listTranslatedFiles,
} from './vocabulary/site/generatedFiles.ts';
export { listLogos } from './vocabulary/site/logo.ts';
export { getOtherLocale, type Site, siteSchema } from './vocabulary/site/site.ts';
export { applyNamedStyle } from './vocabulary/styles/applyNamedStyle.ts';
export { namedStyles } from './vocabulary/styles/namedStyles.ts';
export type { StyleFile } from './vocabulary/styles/styleFile.ts';
export type { Role } from './vocabulary/team.ts';
export { getColorSchemes } from './vocabulary/theme/getColorSchemes.ts';
export { type StyleName, styleNames } from './vocabulary/theme/styleNames.ts';
export { colorTokens, type Theme } from './vocabulary/theme/theme.ts';
export type { YamlPath } from './yaml/YamlLocation.ts';
