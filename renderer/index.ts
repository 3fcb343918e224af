/**
 * The door of the renderer: a page → HTML, and what a server or a build needs of it.
 */
export * as presets from './sections/presets.ts';
