import { defineRules, examples } from '../../../schema/index.ts';

const pier = `# public/images/trip/pier.svg
<svg xmlns="http://www.w3.org/2000/svg"/>`;

export const rules = defineRules('yaml', {
  'picture-folder': {
    code: 'BW612',
    severity: 'error',
    title: 'A folder of pictures cannot be read as its file says',
    why: 'Pictures would be missing, or have the texts of others.',
    help: 'Name a folder of public/, and write what pictures show below `pictures:`.',
    ...examples`# data/trip.pictures.yaml
folder: /images/${['tripp', 'trip']}
pictures: { pier.svg: The pier }
${pier}`,
  },
  'picture-folder-content': {
    code: 'BW613',
    severity: 'warning',
    title: 'A file in a folder of pictures is left out',
    why: 'A collection has the pictures of its folder that browsers show.',
    help: 'Export the file as a picture, rename it, or move it.',
    ...examples`# data/trip.pictures.yaml
folder: /images/trip
pictures: { pier.svg: The pier }
${pier}
# public/images/${['trip/notes.txt', 'notes.txt']}
1890`,
  },
  'picture-without-text': {
    code: 'BW614',
    severity: 'warning',
    title: 'A picture of a folder has no alternative text',
    why: 'Visitors who cannot see the picture would not know what it shows.',
    help: 'Write it below `pictures:`; `""` for decoration.',
    ...examples`# data/trip.pictures.yaml
folder: /images/trip
pictures: {${['', ' pier.svg: The pier ']}}
${pier}`,
  },
});
