import filterEntries from './browser/filterEntries.mjs?raw';

/** The script of pages with lists that visitors search or filter. */
export const filterScript = `(${filterEntries.slice(filterEntries.indexOf('function'))})();\n`;
