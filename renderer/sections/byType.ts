/** Keys the modules of an `import.meta.glob('sections/<type>/…')` by section type. */
export function byType<Export>(modules: Record<string, Export>): Map<string, Export> {
  return new Map(
    Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? '', module]),
  );
}
