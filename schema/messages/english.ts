/**
 * The English words of the interface: every text that visitors read and that is no content of the site.
 * A group of words belongs to one part of the interface; words.yaml has the same groups and keys.
 * Islands import groups from here; a file each, so that browsers load only the words they show.
 */
export { answers, mail } from './english/answers.ts';
export { carousel } from './english/carousel.ts';
export { dialog, fields, form } from './english/form.ts';
export { gallery } from './english/gallery.ts';
export { notFound, page } from './english/page.ts';
export {
  article,
  beforeAfter,
  code,
  comparison,
  contact,
  costTable,
  events,
  footnotes,
  frame,
  integrations,
  jobs,
  logos,
  map,
  pager,
  prose,
  rating,
  schedule,
  table,
  testimonials,
  timeZones,
  video,
} from './english/sections.ts';
