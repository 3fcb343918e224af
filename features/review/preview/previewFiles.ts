import addDot from './client/addDot.mjs?raw';
import controls from './client/controls.mjs?raw';
import highlightWords from './client/highlightWords.mjs?raw';
import placeMarks from './client/placeMarks.mjs?raw';
import previewPage from './client/previewPage.mjs?raw';
import readMarks from './client/readMarks.mjs?raw';
import stylesheet from './preview.css?raw';

/** The modules of the script, each after those that it imports. */
const modules = [readMarks, controls, addDot, placeMarks, highlightWords, previewPage];

/** The files that each page of a preview loads, by name. Browsers load no modules from a folder, so the script is one file. */
export const previewFiles: Readonly<Record<string, string>> = {
  'preview.css': stylesheet,
  'preview.js': modules.join('').replaceAll(/^(?:import .*?;\n|export )/gms, ''),
};
