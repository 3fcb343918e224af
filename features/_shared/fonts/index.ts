export { isComplete } from './isComplete.ts';
export { covers, type FontCoverage, readCoverage } from './readCoverage.ts';
export { readFontTable } from './readFontTable.ts';
