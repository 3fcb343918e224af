import { createFunctionTexts } from '../../../base/messages/FunctionTexts.ts';
import { createFunctionWords } from '../../../schema/messages/createFunctionWords.ts';
import { createSiteWords } from '../../../schema/messages/createSiteWords.ts';

/** The texts of the functions of an English site. */
export const englishTexts = createFunctionTexts(
  createFunctionWords({ words: createSiteWords('en-US') }),
);
