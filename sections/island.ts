/**
 * The public surface for islands of section types outside the engine: `blockwright/island`. It
 * contains only what browsers can run.
 */
export { createStore } from './_shared/createStore.ts';
export { useStore } from './_shared/useStore.ts';
export { VisuallyHidden } from './_shared/VisuallyHidden.tsx';
export { type Texts, useWords } from './_shared/words.ts';
