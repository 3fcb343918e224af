/** The files of the presets: section type → name of the preset → text. */
export const presetFiles: Record<string, Record<string, string>> = {};

const texts = import.meta.glob<string>('../../{sections,features/*/sections}/*/examples/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});

for (const [path, text] of Object.entries(texts)) {
  const [type = '', , file = ''] = path.split('/').slice(-3);
  presetFiles[type] = { ...presetFiles[type], [file.replace(/\.yaml$/, '')]: text };
}
