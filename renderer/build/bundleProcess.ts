import { makeBundles } from './makeBundles.ts';

// A process of its own: node bundleProcess.js PACKAGE FOLDER
const [, , packageRoot = '', home = ''] = process.argv;
process.env.NODE_ENV = 'production';
await makeBundles(packageRoot, home);
