/** Returns the files of a small site in English and Spanish with everything that is translated. */
export function bilingualSite(): Record<'pages.yaml' | 'locales/es.yaml', string> &
  Record<string, string> {
  return {
    'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  locales: [en, es]
  header: { items: [{ label: Prices, to: /prices }, { label: Help, to: /help }, { label: Blog, to: /blog/first }] }
blocks:
  closing: { type: quote, text: It simply works. }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - type: hero
        headline: Hello
        text: "See our [prices](/prices), or [help](/help#why)."
        actions: [{ label: Prices, to: /prices }]
      - { use: closing, author: A guest }
      - { type: cards, items: { from: cities, as: { title: "Office in {{ it.name }}" } } }
  /prices:
    title: Prices of the example
    description: What everything costs, and what it does not cost, in a few words
    redirectFrom: [/costs]
    sections: [{ type: hero, headline: Prices, actions: [{ label: Home, to: / }] }]
  /help:
    title: Help for visitors
    description: Answers to everything that visitors ask about the example, in a few words
    sections:
      - { type: hero, headline: Help }
      - { type: faq, id: why, title: Questions, items: [{ question: Why?, answer: So. }] }
  /ayuda:
    only: [es]
    title: Ayuda en español
    description: Una página que existe en español y en ninguna otra lengua de este ejemplo
    sections: [{ type: hero, headline: Ayuda, actions: [{ label: Precios, to: /prices }] }]
  /cities/{{ city.slug }}:
    each: { city: cities }
    title: "Offices in {{ city.name }}"
    description: "Our office in {{ city.name }} and how to find it, with a few words about it"
    sections: [{ type: hero, headline: "We are in {{ city.name }}" }]
  /blog/{{ post.key }}:
    each: { post: posts }
    title: "{{ post.title }}"
    description: "{{ post.summary }}"
    sections: [{ type: article, title: "{{ post.title }}", text: "{{ post.body }}" }]
`,
    'data/cities.yaml':
      'lisbon: { name: Lisbon, slug: lisbon }\nporto: { name: Porto, slug: porto }\n',
    'data/posts.schema.yaml':
      'type: object\nproperties: { title: { type: string }, summary: { type: string } }\n',
    'data/posts/first.md':
      '---\ntitle: First post of all\nsummary: The first post of all that follow, in a few words for you\n---\nHello **all**, {{ site.name }}.\n',
    'data/posts/second.md':
      '---\ntitle: Second post of all\nsummary: The second post of all that follow, in a few words for you\n---\nHello again.\n',
    'data/forms/contact.yaml':
      'to: sales@example.com\ntitle: Contact\nsubmit: Send\ngroups:\n  - fields:\n      - { name: email, label: Email, kind: email, required: true }\n',
    'locales/es.yaml': `/:
  texts:
    - { en: An example of a site, es: Un ejemplo de un sitio }
    - { en: Hello, es: Hola }
    - en: "See our [prices](/prices), or [help](/help#why)."
      es: "Vea nuestros [precios](/prices), o la [ayuda](/help#why)."
    - { en: A guest, es: Una invitada }
    - { en: "Office in {{ it.name }}", es: "Oficina en {{ it.name }}" }
/prices:
  route: /es/precios
  redirectFrom: [/es/costes]
  texts:
    - { en: Prices of the example, es: Nuestros precios }
    - { en: Home, es: Inicio }
/cities/{{ city.slug }}:
  route: /es/ciudades/{{ city.slug }}
  texts:
    - { en: "Offices in {{ city.name }}", es: "Oficinas en {{ city.name }}" }
    - { en: "We are in {{ city.name }}", es: "Estamos en {{ city.name }}" }
"/blog/{{ post.key }}": { route: "/es/notas/{{ post.key }}" }
site:
  texts:
    - { en: Prices, es: Precios }
    - { en: It simply works., es: Simplemente funciona. }
data/cities:
  name: [{ en: Lisbon, es: Lisboa }]
  slug: [{ en: lisbon, es: lisboa }]
forms/contact: { texts: [{ en: Send, es: Enviar }] }
`,
    'locales/es/posts/first.md':
      '---\ntitle: Primera entrada de todas\nsummary: La primera entrada de todas las que siguen, en pocas palabras\n---\nHola a **todos**, {{ site.name }}.\n',
  };
}
