import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'kayaks',
  brief: `Make a German version of the page with the boats, at /de/boote. Its title is “Alle Boote mit Preisen je
Stunde”, its heading “Boote am Steg”. Translate the rest yourself, with the menu and the footer; names of
boats stay as they are. The other pages stay in English.`,
  changes: ['**'],
  judge(result) {
    const page = result.page('/de/boote');
    result.require(page.lang.startsWith('de'), `/de/boote has the language “${page.lang}”`);
    result.require(
      page.title.startsWith('Alle Boote mit Preisen je Stunde'),
      `Its title is “${page.title}”`,
    );
    result.requireTexts('/de/boote', 'Boote am Steg', 'Otter', 'Pike', 'Wren');
    result.requireNone(
      '/de/boote',
      'Boats at the pontoon',
      'Ask about the water',
      'Eleven boats',
      'an hour',
    );
    result.require(!result.has('/de'), 'The home page was translated too');
    result.require(
      page.html.includes('hreflang="en'),
      '/de/boote does not name its English version',
    );
    result.requireTexts('/boats', 'Boats at the pontoon');
  },
};
