export { isComplete } from './isComplete.ts';
export { covers, type FontCoverage, readCoverage } from './readCoverage.ts';
export { type FontNames, readFontNames } from './readFontNames.ts';
export { readFontTable } from './readFontTable.ts';
