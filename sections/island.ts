/**
 * The public surface for islands of section types outside the engine: `blockwright/island`. It
 * contains only what browsers can run.
 */

export { VisuallyHidden } from './_shared/components/VisuallyHidden.tsx';
export { createStore } from './_shared/page/createStore.ts';
export type { Texts } from './_shared/page/getTexts.ts';
export { useStore } from './_shared/page/useStore.ts';
export { useWords } from './_shared/page/words.ts';
