import type { Bundles } from '../../code/index.ts';
import type { presets, Render } from '../../renderer/index.ts';
import type { LoadModule, SectionCode } from './loadSectionCode.ts';

/** Loads the code that checks and renders pages, as it is now. */
export interface PageCode {
  /** Loads a module of the renderer. */
  load: LoadModule;
  /** Loads the schemas and checks of sections, with the problems of the site's own section types. */
  loadChecks(): Promise<SectionCode>;
  loadRenderer(): Promise<typeof Render>;
  /** Loads the presets of all section types, and what prepares one for a site. */
  loadPresets(): Promise<typeof presets>;
  /** Loads what `build` renders with; undefined if the code was edited since the start. */
  loadBundles(): Promise<Bundles | undefined>;
  /** Returns a stack with positions in the sources, as far as Vite compiled them. */
  mapStack(stack?: string): Promise<string>;
}
