const schemas = import.meta.glob('../../{sections,features/*/sections}/*/schema.ts', {
  eager: true,
  import: 'schema',
});

/** The folders of the built-in section types below the package: type → `sections/<type>`. */
export const sectionFolders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(schemas).map((path) => {
    const folder = path.replace(/^[./]+|\/schema\.ts$/g, '');
    return [folder.replace(/.*\//, ''), folder];
  }),
);
