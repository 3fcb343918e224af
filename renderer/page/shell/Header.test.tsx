import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toAnchor } from '../../../schema/markdown/toAnchor.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import type { Site } from '../../../schema/vocabulary/site/site.ts';
import { samplePage, sampleRenderContext } from '../../../tests/sampleRenderContext.ts';
import { createBreadcrumbTrail } from '../context/createBreadcrumbTrail.ts';
import { createPageContext } from '../context/createPageContext.ts';
import type { RenderContext } from '../context/RenderContext.ts';
import { createShellStructuredData } from '../head/createShellStructuredData.ts';
import { PageBody } from '../PageBody.tsx';
import { createNotFoundPage } from './createNotFoundPage.ts';
import { fitsPhoneHeader } from './fitsPhoneHeader.ts';

function contextWith(site: Partial<Site>): RenderContext {
  return { ...sampleRenderContext, site: { ...sampleRenderContext.site, ...site } };
}

function render(site: Partial<Site>, page: Partial<Page> = {}): string {
  const whole = { ...samplePage, ...page };
  const context = createPageContext(whole, contextWith(site));
  return renderToStaticMarkup(<PageBody page={whole} context={context} />);
}

describe('the header', () => {
  test('has no menu button without items', () => {
    const html = render({ header: { action: { label: 'Book', to: '/pricing' } } });
    expect(html).not.toContain('popover');
    expect(html).toContain('Book');
  });

  test('offers a drop-down menu, and a group of links on small screens', () => {
    const items = [
      { label: 'Services', items: [{ label: 'Pricing', to: '/pricing', text: 'What it costs' }] },
    ];
    const html = render({ header: { items } });
    expect(html).toMatch(/<button type="button" popoverTarget="header_menu-1"[^>]*>Services/i);
    expect(html).toMatch(/<ul id="header_menu-1" popover="auto"/);
    expect(html).toContain('<small>What it costs</small>');
    expect(html).toContain('<details name="menu"><summary>Services</summary>');
  });

  test.each([
    ['Harbor', 'Book a visit', true],
    ['Harbor', 'Termin vereinbaren und vorbeikommen', false],
    ['Steuerberatungskanzlei', 'Kontakt', false],
  ])('%s with the button %s fits on a phone: %s', (name, label, fits) => {
    const action = { label, to: '/pricing' };
    const header = { action, items: [{ label: 'Pricing', to: '/pricing' }] };
    expect(render({ name, header }).includes('data-fits="no"')).toBe(!fits);
    expect(render({ name, header: { action } })).not.toContain('data-fits');
  });

  test('hides the button on a phone where it would shrink a wide logo below 28 pixels', () => {
    expect(fitsPhoneHeader(4, 'Termin anfragen')).toBe(false);
    expect(fitsPhoneHeader(3, 'Termin anfragen')).toBe(true);
  });

  test('shows a wide logo without the name', () => {
    const images = { '/images/wide.svg': { src: '/wide.svg', width: 160, height: 40 } };
    const context = { ...contextWith({ logo: { src: '/images/wide.svg', alt: '' } }), images };
    const html = renderToStaticMarkup(
      <PageBody page={samplePage} context={createPageContext(samplePage, context)} />,
    );
    expect(html).not.toContain('<span>Sample</span>');
  });

  test.each([
    ['plain', 'auto', ['/b.svg', '/a.svg'], ['/b.svg', '/a.svg']],
    ['dark', 'auto', ['/b.svg', '/a.svg'], ['/b.svg']],
    ['dark', 'dark', ['/b.svg'], ['/b.svg']],
    ['plain', 'light', ['/a.svg'], ['/a.svg']],
  ] as const)(
    'shows the logo for the ground: footer %s, scheme %s',
    (tone, scheme, header, footer) => {
      const images = Object.fromEntries(
        ['/a.svg', '/b.svg'].map((src) => [src, { src, width: 40, height: 40 }]),
      );
      const logo = { src: '/a.svg', dark: '/b.svg', alt: '' };
      const context = { ...contextWith({ logo, theme: { scheme }, footer: { tone } }), images };
      const html = renderToStaticMarkup(
        <PageBody page={samplePage} context={createPageContext(samplePage, context)} />,
      );
      const files = (part: string) =>
        Array.from(part.matchAll(/src(?:set)?="([^"]+)"/gi), ([, src]) => src);
      const [above = '', below = ''] = html.split('<footer');
      expect([files(above), files(below)]).toEqual([header, footer]);
    },
  );

  test.each([
    ['both', true, true],
    ['logo', true, false],
    ['name', false, true],
  ] as const)('shows %s as its brand', (brand, hasPicture, hasName) => {
    const html = render({ logo: { src: '/images/logo.png', alt: '' }, header: { brand } });
    expect(html.includes('<img')).toBe(hasPicture);
    expect(html.includes('<span>Sample</span>')).toBe(hasName);
  });
});

describe('the announcement', () => {
  const announcement = { text: 'We are closed', expireAt: '2026-12-01' };

  test('is shown until it expires', () => {
    expect(render({ announcement })).toContain('We are closed');
    expect(render({ announcement: { ...announcement, expireAt: '2026-11-01' } })).not.toContain(
      'We are closed',
    );
    expect(render({ announcement: { ...announcement, publishAt: '2026-11-30' } })).not.toContain(
      'We are closed',
    );
  });

  test('can be closed without script', () => {
    expect(render({ announcement: { ...announcement, dismissible: true } })).toMatch(
      /<details open[^>]*><summary>/,
    );
  });
});

describe('the footer', () => {
  test('links phone and email, and shows hours', () => {
    const contact = {
      phone: '+49 (341) 555-01',
      email: 'hello@example.com',
      hours: [{ days: 'Monday', time: '9 to 5' }],
    };
    const html = render({ footer: { contact } });
    expect(html).toContain('href="tel:+4934155501"');
    expect(html).toContain('href="mailto:hello@example.com"');
    expect(html).toMatch(/<dt>Monday<\/dt><dd>9 to 5<\/dd>/);
  });

  test('shows a profile as the logo of its network, with its name for screen readers', () => {
    const html = render({ social: { profiles: [{ to: 'https://www.linkedin.com/company/x' }] } });
    expect(html).toContain('rel="me noopener"');
    expect(html).toContain('LinkedIn');
    expect(html).toContain('<svg');
  });
});

describe('a page', () => {
  test('has ids that neither a heading nor the id of a section can be', () => {
    const header: Site['header'] = {
      items: [{ label: 'More', groups: [{ title: 'Us', items: [{ label: 'Home', to: '/' }] }] }],
    };
    const ids = Array.from(render({ header }).matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id);
    expect(ids).toHaveLength(5);
    for (const id of ids) expect([id, toAnchor(id)]).not.toEqual([id, id]);
  });

  test('with the bare layout shows its sections alone', () => {
    expect(render({}, { layout: 'bare' })).toMatch(
      /^<main id="page_content" tabindex="-1"><\/main>$/i,
    );
  });

  test('may hide header or footer', () => {
    expect(render({}, { header: false })).not.toContain('<header');
    expect(render({}, { footer: false })).not.toContain('<footer');
  });

  test('that does not exist has words and a way home', () => {
    const html = render({}, createNotFoundPage(sampleRenderContext.site));
    expect(html).toContain('<h1');
    expect(html).toContain('Page not found');
  });
});

test('breadcrumbs show the labels of pages, and are on neither home nor the 404 page', () => {
  const pages = [{ route: '/' }, { route: '/our-blog' }];
  const label = (route: string, breadcrumb?: string) =>
    createBreadcrumbTrail(
      { route, ...(breadcrumb !== undefined && { breadcrumb }) },
      pages,
      sampleRenderContext.site,
    ).map((one) => one.label);
  expect(label('/our-blog/big-news')).toEqual(['Home', 'Our Blog', 'Big News']);
  expect(label('/our-blog/big-news', 'News')).toEqual(['Home', 'Our Blog', 'News']);
  expect(label('/')).toEqual([]);
  const links = [{ label: 'Über uns', to: '/ueber-uns' }];
  const header: Site['header'] = { items: [{ label: 'More', items: links }] };
  const site = { ...sampleRenderContext.site, header };
  const last = (route: string) => createBreadcrumbTrail({ route }, pages, site).at(-1)?.label;
  expect([last('/ueber-uns'), last('/kosten')]).toEqual(['Über uns', 'Kosten']);
  site.header = { items: [{ label: 'More', groups: [{ title: 'Us', items: links }] }] };
  expect(last('/ueber-uns')).toBe('Über uns');
  expect(render({}, { route: '/big-news' })).toContain('<span aria-current="page">Big News</span>');
  for (const route of ['/', '/404']) expect(render({}, { route })).not.toContain('aria-current');
});

test('breadcrumbs spell an address as the title of its page does', () => {
  const label = (route: string, title: string) =>
    createBreadcrumbTrail({ route, title }, [], sampleRenderContext.site).at(-1)?.label;
  expect(label('/tea-for-offices', 'Tea for Offices: prices and times')).toBe('Tea for Offices');
  expect(label('/en/c-sdk', 'All about the C SDK')).toBe('C SDK');
  expect(label('/strasse', 'Unsere Straße')).toBe('Straße');
  expect(label('/tseny', 'Цены и доставка')).toBe('Цены');
  expect(label('/our-team', 'Who we are')).toBe('Our Team');
});

test.each([
  ['/', ['Organization', 'WebSite']],
  ['/big-news', ['Organization', 'BreadcrumbList']],
  ['/404', []],
])('the structured data of %s has %j', (route, types) => {
  const page = { ...samplePage, route };
  const data = createShellStructuredData(page, createPageContext(page, sampleRenderContext));
  expect(data.map((one) => (one as { '@type': unknown })['@type'])).toEqual(types);
});

test('breadcrumbs lead only to pages that exist, for search engines too', () => {
  const pages = [{ route: '/' }, { route: '/blog/2026', breadcrumb: 'Year' }];
  const page = { ...samplePage, route: '/blog/2026/news' };
  const trail = createBreadcrumbTrail(page, pages, sampleRenderContext.site);
  expect(trail.map(({ to }) => to)).toEqual(['/', '/blog/2026', '/blog/2026/news']);
  const context = createPageContext(page, sampleRenderContext);
  const data = JSON.stringify(createShellStructuredData(page, context));
  expect(data).not.toContain('example.com/blog"');
});
