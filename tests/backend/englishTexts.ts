import { createFunctionTexts } from '../../functions/_shared/words/FunctionTexts.ts';
import { createFunctionWords } from '../../schema/words/createFunctionWords.ts';
import { createSiteWords } from '../../schema/words/createSiteWords.ts';

/** What the functions of an English site say. */
export const englishTexts = createFunctionTexts(createFunctionWords(createSiteWords('en-US')));
