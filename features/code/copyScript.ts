import copyCode from './browser/copyCode.mjs?raw';

/** The script with which visitors copy code. */
export const copyScript = `(${copyCode.slice(copyCode.indexOf('function'))})();\n`;
