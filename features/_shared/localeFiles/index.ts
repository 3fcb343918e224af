export { createFileLayout } from './createFileLayout.ts';
export { findLocaleFile } from './findLocaleFile.ts';
export { setTranslations } from './setTranslations.ts';
export { type TranslationChange, translationChange } from './TranslationChange.ts';
