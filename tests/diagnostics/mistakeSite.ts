/** The manifest of a site as its authors write it. */
export const site = `site:
  name: Tern Street Cycles
  url: https://www.example.com
  description: A workshop for bicycles.
  theme: { accent: "#2563eb" }
  checks: { near-duplicate: off }
  header:
    items:
      - { label: Prices, to: /prices }
      - { label: About us, to: /about }
      - { label: Oakland, to: /oakland }
      - { label: Milton, to: /milton }
blocks:
  closing:
    type: cta
    title: Bring your bicycle
    actions:
      - { label: Book a repair, to: /prices }
pages:
  /:
    title: Bicycle repairs in the town
    description: We repair bicycles of every kind, most of them while you wait, without an appointment.
    sections:
      - type: hero
        headline: Bicycles repaired
        text: Most of them while you wait.
        actions:
          - { label: Prices, to: /prices }
          - { label: Call us, to: "tel:+12175550100" }
        image: { src: /images/shop.svg, alt: A workshop with six bicycles }
      - type: cards
        title: What we do
        items:
          - { title: Punctures, text: Done in ten minutes., icon: wrench }
          - { title: Brakes, text: Safe again by the evening., icon: bike }
      - use: closing
  /prices:
    title: What a repair costs
    description: All prices of our workshop, with parts and labour, and without hidden costs of any kind.
    sections:
      - type: hero
        headline: One price for each repair
      - type: pricing
        title: Our prices
        plans:
          - name: Puncture
            price: $12
            features:
              - New tube
              - Done in ten minutes
            action: { label: Bring it in, to: /about }
          - name: Service
            price: $90
            features:
              - Brakes and gears
              - Wheels trued
            action: { label: Bring it in, to: /about }
      - type: faq
        title: What people ask
        items:
          - question: Do I need an appointment?
            answer: No. Bring the bicycle before noon.
          - question: Do you sell bicycles?
            answer: Yes, some that we repaired.
      - use: closing
        title: Ready when you are
  /about:
    title: Who repairs the bicycles
    description: Three mechanics, one workshop and a coffee machine, on the corner of Tern Street since 1998.
    sections:
      - type: hero
        headline: Three mechanics
        id: team
      - type: prose
        title: Since 1998
        text: |
          We opened in **1998**. See our [prices](/prices).
  /{{ city.key }}:
    each: { city: cities }
    title: "Bicycle repairs in {{ city.name }}"
    description: "Our van comes to {{ city.name }} every week and repairs your bicycle there, for {{ city.fee | money }}."
    sections:
      - type: hero
        headline: "In {{ city.name }} every week"
      - type: form
        title: Write to us
        form: contact
`;
const cities = `oakland:
  name: Oakland
  fee: 12
milton:
  name: Milton
  fee: 9
`;
/** The files of the site, by path. */
export const files: Record<string, string> = {
  'pages.yaml': site,
  'data/cities.yaml': cities,
  'data/cities.schema.yaml': `type: object
additionalProperties: false
required: [name, fee]
properties:
  name: { type: string, description: Name of the city. }
  fee: { type: number, description: Dollars a visit. }
`,
  'data/forms/contact.yaml': `title: Contact
submit: Send
to: [shop@example.com]
groups:
  - fields:
      - { name: name, label: Your name, kind: text, required: true }
      - { name: email, label: Email, kind: email, required: true }
`,
  'public/images/shop.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
};
