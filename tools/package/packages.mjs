/**
 * The packages of this repository that contain code: name → folder. The command line is bundled once, and
 * each of its files is part of one package, so an installed tree has no module twice.
 */
export const packages = { core: '.', editor: 'editor', forms: 'functions' };
