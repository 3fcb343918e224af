/** A module of a feature in a package. */
export interface PackageModule<Exports> {
  /** The name of the package. */
  feature: string;
  /** The name of the file without its ending, such as `loud` for `rules/loud.ts`. */
  name: string;
  exports: Exports;
}

/**
 * Kind of module, such as `head` and `rules` → the modules of packages. Every process and thread works on
 * one site, so there is one list of each kind, which `addFeature()` fills.
 */
const modules = new Map<string, PackageModule<unknown>[]>();

/** Adds a module of a feature in a package to the modules of its kind. */
export function addPackageModule(kind: string, module: PackageModule<unknown>): void {
  modules.set(kind, [...(modules.get(kind) ?? []), module]);
}

/** Lists the modules of a kind that features in packages have; the built-in features are found by glob. */
export function listPackageModules<Exports>(kind: string): PackageModule<Exports>[] {
  return (modules.get(kind) ?? []) as PackageModule<Exports>[];
}

/** Whether modules of a feature were added. */
export function hasPackageModules(feature: string): boolean {
  return [...modules.values()].some((list) => list.some((module) => module.feature === feature));
}
