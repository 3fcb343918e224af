import type { Task } from '../Task.ts';

export const task: Task = {
  site: 'kayaks',
  start: [
    [
      'public/images/reeds.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><title>A yellow kayak between green reeds</title>
<path fill="#dbeafe" d="M0 0h60v40H0z"/><path fill="#15803d" d="M5 0h4v40H5zM50 5h4v35h-4z"/>
<path fill="#facc15" d="M12 25q18 8 36 0-18 14-36 0z"/></svg>
`,
    ],
  ],
  brief: `The file public/images/reeds.svg is new. Show it beside the text “The quiet arm” on the home page, with
a description for visitors who cannot see it.`,
  changes: ['/'],
  judge(result) {
    const image = result.page('/').images.find(({ src }) => src.includes('reeds'));
    result.require(image !== undefined, '/ does not show the picture');
    const alt = image?.alt?.toLowerCase() ?? '';
    result.require(
      /kayak|boat/.test(alt),
      'The description of the picture does not name the kayak',
    );
    result.require(
      !/^(image|picture|photo) of|\.svg/.test(alt),
      'The description is not a description',
    );
    result.requireTexts('/', 'No motors, no locks and hardly any wind');
  },
};
