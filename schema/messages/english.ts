/**
 * The English words of the interface, from words/en.yaml. Islands import groups from here; a module each,
 * so that browsers load only the words they show. code/words/ensureWords.mjs writes the modules.
 */
export * from './english.generated.ts';
