/** The pages of an example. */
export const pages = `pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }`;

/** The start of the manifest of an example. */
export const site = `# pages.yaml
site:
  name: Example
  url: https://www.example.com
  description: An example of a site`;

/** The manifest of an example in German. */
export const germanSite = `${site}\n  locale: de-DE\n${pages}`;

/** The manifest of an example in English and Spanish. */
export const bilingualSite = `${site}\n  locales: [en, es]\n${pages}`;

/** The translations of the other texts of `bilingualSite`. */
export const spanishTexts = `
  - { en: An example of a site, es: Ejemplo de un sitio }
  - en: A page that shows in a few words what the example is about
    es: Una página que muestra en pocas palabras de qué trata el ejemplo`;

/** The page of a row of `cityRows`, up to the value of its headline. */
export const cityPage = `/atlanta:
  with: { city: cities.atlanta }
  title: Assistants in Atlanta
  description: Assistants in Atlanta
  sections:
    - type: hero
      headline: `;

/** A collection of one row. */
export const cityRows = `
# data/cities.yaml
atlanta: { name: Atlanta, slug: atlanta, rate: 8, tags: [south] }
# data/cities.schema.yaml
properties: { name: {}, slug: {}, rate: {}, tags: {}, motto: {} }`;
