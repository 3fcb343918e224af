import { samplePicture } from './samplePicture.ts';
import type { ServedAnswer } from './serveSite.ts';

/** A site in the manner of builders: nested boxes, lazy pictures, a message about cookies, structured data. */
export async function builderSite(): Promise<
  (address: string, origin: string) => ServedAnswer | undefined
> {
  const names = ['garden', 'plan', 'plants', 'care', 'team-1200'];
  const pictures = await Promise.all(
    ['#2a6', '#999', '#ca3', '#36c', '#633'].map((color) => samplePicture(color)),
  );
  const page = (title: string, body: string, head = '') => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><title>${title} | Fern &amp; Field</title><meta property="og:site_name" content="Fern &amp; Field">${head}
<style>.x{color:red}</style><script>window.dataLayer=[];</script></head><body class="site page-id-7">
<a class="skip-link" href="#main">Skip to the content of this page</a>
<div id="SITE_HEADER" class="site-header"><div class="wrap"><a href="/"><img src="/logo.png" alt="Fern and Field"></a>
<nav><ul><li><a href="/">Home</a></li><li><a href="/services">Services for gardens</a></li><li><a href="/questions">Questions</a></li><li><a href="/jobs">Jobs</a></li></ul></nav></div></div>
<main id="main"><div class="block-wrapper"><div class="block">${body}</div></div></main>
<footer><p>Fern &amp; Field looks after gardens in the whole valley.</p></footer>
<div class="cookie-banner" role="dialog"><p>We use cookies to make this site work for you.</p><button>Accept all</button></div>
<svg><text>Icon text that nobody reads</text></svg></body></html>`;
  const card = (name: string, text: string, picture: string, to: string) =>
    `<div class="card col-4"><div class="card-image"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/media/${picture}?format=300w" alt="${name} in the sun"></div><div class="card-body"><h3>${name}</h3><p>${text}</p><p><a href="${to}" class="button">Read about it</a></p></div></div>`;
  const faq = (question: string, answer: string) =>
    `<div class="accordion-item"><h3 class="accordion-title"><button aria-expanded="false">${question}</button></h3><div class="accordion-body"><p>${answer}</p></div></div>`;
  const questions = [
    ['How often do you come?', 'We come every other week from April to October.'],
    [
      'Do you bring your own tools?',
      'Yes, we bring everything that we need, and take the <a href="/services#green-waste">green waste</a> away.',
    ],
  ] as const;
  const data = (object: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...object })}</script>`;
  const pages: Record<string, ServedAnswer> = {
    '/': page(
      'Gardens that look after you',
      `<section class="hero" style="background-image:url('/media/garden.jpg')"><div class="inner"><p class="kicker">Since 1998</p><h1>Gardens that look after you</h1><p>We plan, plant and care for gardens in the valley, so that you can sit down.</p><div><a class="button" href="/services">See our services</a></div><div><a class="button" href="tel:+15550100">Call us</a></div></div></section>
       <section id="offer"><h2>What we do</h2><p>Three things, and we do them well.</p><div class="grid row">${card('Planning', 'We draw your garden before a single spade goes in.', 'plan.jpg', '/services')}${card('Planting', 'We choose plants that like your soil and your time.', 'plants.jpg', '/services')}${card('Care', 'We cut, weed and water while you are away.', 'care.jpg', '/services#care')}</div></section>
       <section><h2>Why people stay with us</h2><p>Nine out of ten customers call us again in the next spring.</p><p>Their gardens say more than we can, and <a href="https://reviews.example/fern">so do they</a>.</p><img srcset="/media/team-400.jpg 400w, /media/team-1200.jpg 1200w" alt="The team in the yard"></section>`,
      '<meta name="description" content="Garden planning, planting and care in the whole valley, by a team that has done it since 1998.">',
    ),
    '/services': page(
      'Services for gardens',
      `<h1>Services for gardens</h1><p>Everything that a garden needs in a year, from one team.</p><h2 id="care">Care through the year</h2><p>In spring we cut the hedges and feed the lawn.</p><p>In autumn we rake the leaves and cover the roses.</p><h2 id="green-waste">Green waste</h2><p>We take it away and make compost of it.</p><p>Our <a href="/#offer">offer</a> is on the first page.</p>`,
    ),
    '/questions': page(
      'Questions',
      `<h1>Questions</h1><div class="accordion">${questions.map(([question, answer]) => faq(question, answer)).join('')}</div><details><summary>What does it cost?</summary><p>A visit costs 80 euros, and the first look at your garden is free.</p></details><p>Other questions? <a href="mailto:hello@fern.example">Write to us</a> at any time.</p>`,
      data({
        '@type': 'FAQPage',
        mainEntity: questions.map(([name, text]) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'ServedAnswer', text },
        })),
      }),
    ),
    '/jobs': page(
      'Jobs',
      `<h1>Gardener wanted</h1><p>We look for a gardener who likes to work outside in any weather.</p><ul><li>Full time from the first of March</li><li>Four weeks of holidays in winter</li></ul>`,
      data({
        '@type': 'JobPosting',
        title: 'Gardener',
        datePosted: '2024-01-05',
        employmentType: 'FULL_TIME',
      }),
    ),
    '/calendar': page(
      'Calendar',
      '<h1>Calendar</h1><p>Nothing is planned in this month.</p><a href="/calendar?month=1">Next month</a>',
    ),
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: '<urlset><url><loc>/calendar</loc></url><url><loc>/huge</loc></url></urlset>',
    },
    '/huge': {
      headers: { 'content-type': 'text/html' },
      body: Buffer.alloc(50_000_000, '<p>Much too much of it. </p>'),
    },
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /secret\n',
    },
  };
  for (const [index, name] of names.entries())
    pages[`/media/${name}.jpg`] = {
      headers: { 'content-type': 'image/jpeg' },
      body: pictures[index] ?? '',
    };
  return (address, origin) => {
    const [, month] = /^\/calendar\?month=(\d+)$/.exec(address) ?? [];
    if (month !== undefined)
      return page(
        'Calendar',
        `<h1>Calendar</h1><p>Nothing is planned in month ${month}.</p><a href="/calendar?month=${Number(month) + 1}">Next month</a>`,
      );
    const found = pages[address];
    if (address !== '/sitemap.xml' || typeof found !== 'object') return found;
    return { ...found, body: String(found.body).replaceAll('<loc>', `<loc>${origin}`) };
  };
}
