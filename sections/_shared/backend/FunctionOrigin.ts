/**
 * Who wrote a function: the engine, the site in its folder `functions/`, or somebody else. `functions
 * build` writes those of the engine and of the site.
 */
export type FunctionOrigin = 'engine' | 'site' | 'foreign';
