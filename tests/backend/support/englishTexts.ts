import { createFunctionWords } from '../../../functions/_local/site/createFunctionWords.ts';
import { createFunctionTexts } from '../../../functions/_shared/site/FunctionTexts.ts';
import { createSiteWords } from '../../../schema/messages/createSiteWords.ts';

/** The texts of the functions of an English site. */
export const englishTexts = createFunctionTexts(
  createFunctionWords({ words: createSiteWords('en-US') }),
);
