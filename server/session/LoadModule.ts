/** Loads the present state of a module of the renderer. */
export type LoadModule = <Module>(path: string) => Promise<Module>;
