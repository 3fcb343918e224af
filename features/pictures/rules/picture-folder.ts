import { defineRules, examples } from '../../../schema/index.ts';

const pier = `# public/images/trip/pier.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>`;

export const rules = defineRules('yaml', {
  'picture-folder': {
    code: 'BW612',
    severity: 'error',
    title: 'A folder of pictures cannot be read as its file says',
    why: 'The pictures would be missing on the site, or would have the texts of others.',
    help: 'Name a folder of public/ in `folder`, and write what pictures show below `pictures:`, by the names of their files.',
    ...examples`# data/trip.pictures.yaml
folder: /images/${['tripp', 'trip']}
pictures: { pier.svg: The pier at low tide }
${pier}`,
  },
  'picture-folder-content': {
    code: 'BW613',
    severity: 'warning',
    title: 'A file in a folder of pictures is left out',
    why: 'A collection has the pictures of its folder that browsers can show, and each needs a key of its own.',
    help: 'Export the file in another format, rename it, or move it into another folder.',
    ...examples`# data/trip.pictures.yaml
folder: /images/trip
pictures: { pier.svg: The pier at low tide }
${pier}
# public/images/${['trip/notes.txt', 'notes.txt']}
The pier was built in 1890.`,
  },
  'picture-without-text': {
    code: 'BW614',
    severity: 'warning',
    title: 'A picture of a folder has no alternative text',
    why: 'Visitors who cannot see the picture would not know what it shows.',
    help: 'Write what the picture shows below `pictures:`, after the name of its file; `""` for decoration.',
    ...examples`# data/trip.pictures.yaml
folder: /images/trip
pictures: {${['', ' pier.svg: The pier at low tide ']}}
${pier}`,
  },
});
