import { createFunctionTexts } from '../../base/messages/FunctionTexts.ts';
import { createFunctionWords } from '../../schema/messages/createFunctionWords.ts';
import { createSiteWords } from '../../schema/messages/createSiteWords.ts';

/** What the functions of an English site say. */
export const englishTexts = createFunctionTexts(createFunctionWords(createSiteWords('en-US')));
