import { sectionViews } from '../renderer/sections/sectionViews.ts';

// Adds the views of the reference site's own section types to the views of the engine. A command does it
// with `loadSiteSections()`, a test has the modules already.
const views = import.meta.glob('../sections/_site/*/view.tsx', { eager: true, import: 'default' });
for (const [file, view] of Object.entries(views))
  sectionViews.set(file.split('/').at(-2) as string, view as never);
