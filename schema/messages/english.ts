/**
 * The English words of the interface: every text that visitors read and that is no content of the site.
 * A group of words belongs to one part of the interface; words.yaml has the same groups and keys.
 * Islands import groups from here; a file each, so that browsers load only the words they show.
 */
export * from './english/answers.ts';
export * from './english/carousel.ts';
export * from './english/form.ts';
export * from './english/gallery.ts';
export * from './english/page.ts';
export * from './english/sections.ts';
