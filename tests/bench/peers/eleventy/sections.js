import { escapeHtml as e, markdown } from './shared/readSite.mjs';

const each = (list, render) => (list ?? []).map(render).join('');
const band = (section, inner) =>
  `<section class="band" data-tone="${section.tone ?? 'plain'}"><div class="container">${inner}</div></section>`;
const list = (name, all, render) =>
  `<ul class="${name}">${each(all, (one) => `<li>${render(one)}</li>`)}</ul>`;

function head({ eyebrow, title, intro }) {
  const parts = [
    eyebrow && `<p class="eyebrow">${e(eyebrow)}</p>`,
    title && `<h2>${e(title)}</h2>`,
    intro && `<div class="intro">${markdown(intro)}</div>`,
  ];
  return `<div class="head">${parts.filter(Boolean).join('')}</div>`;
}

function action({ to, label }, look) {
  const isExternal = !to.startsWith('/');
  const [target, notice] = isExternal
    ? [' target="_blank" rel="noopener"', '<span class="hidden"> (opens in a new tab)</span>']
    : ['', ''];
  return `<a class="action" data-style="${look}" href="${e(to)}"${target}>${e(label)}${notice}</a>`;
}

function actions(all) {
  if (!all) return '';
  const links = all.map((one, index) => action(one, index === 0 ? 'primary' : 'secondary'));
  return list('actions', links, (one) => one);
}

function cell(value) {
  if (typeof value !== 'boolean') return e(value);
  const [path, text] = value ? ['M20 6 9 17l-5-5', 'Included'] : ['M5 12h14', 'Not included'];
  return `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="${path}"/></svg><span class="hidden">${text}</span>`;
}

const image = ({ src, alt }) =>
  `<img src="${e(src)}"${alt === undefined ? '' : ` alt="${e(alt)}"`} sizes="(min-width: 64em) 36rem, 100vw">`;

const views = {
  hero: (section) =>
    `<p class="eyebrow">${e(section.eyebrow)}</p><h1>${e(section.headline)}</h1><div class="lead">${markdown(section.text)}</div>${actions(section.actions)}${section.badges ? list('badges', section.badges, ({ label }) => e(label)) : ''}${section.image ? image(section.image) : ''}`,
  cards: (section) =>
    `${head(section)}<ul class="grid">${each(section.items, ({ title, text }) => `<li class="card"><h3>${e(title)}</h3><div class="text">${markdown(text)}</div></li>`)}</ul>`,
  tasks: (section) =>
    `${head(section)}<div class="grid">${each(section.groups, ({ title, text, items }) => `<div class="group"><h3>${e(title)}</h3><p>${e(text)}</p><ul>${each(items, (item) => `<li>${e(item)}</li>`)}</ul></div>`)}</div>`,
  table: (section) =>
    `${head(section)}<div class="scroll" role="group" tabindex="0"><table><caption>${e(section.caption)}</caption><thead><tr><td></td>${each(section.columns.slice(1), ({ name }) => `<th scope="col">${e(name)}</th>`)}</tr></thead><tbody>${each(section.rows, ([label, ...cells]) => `<tr><th scope="row">${e(label)}</th>${each(cells, (value) => `<td>${cell(value)}</td>`)}</tr>`)}</tbody></table></div>${section.note ? `<div class="note">${markdown(section.note)}</div>` : ''}`,
  pricing: (section) => `${head(section)}<ul class="grid">${each(section.plans, plan)}</ul>`,
  faq: (section) =>
    `${head(section)}<div class="list">${each(section.items, ({ question, answer }) => `<details name="${e(section.title)}"><summary><h3>${e(question)}</h3></summary><div class="answer">${markdown(answer)}</div></details>`)}</div>`,
  carousel({ slides, ...section }) {
    const label = (index) => `${index + 1} of ${slides.length}`;
    const dots = each(
      slides,
      ({ title }, index) =>
        `<button type="button" aria-label="${label(index)}: ${e(title)}"></button>`,
    );
    return `${head(section)}<div class="dots">${dots}</div><div class="track" tabindex="0" role="group">${each(slides, ({ title, subtitle, description }, index) => `<div class="slide" role="group" aria-label="${label(index)}"><h3>${e(title)}</h3><p class="subtitle">${e(subtitle)}</p><div class="text">${markdown(description)}</div></div>`)}</div>`;
  },
  quote: ({ text, author, role }) =>
    `<figure><blockquote><p>${e(text)}</p></blockquote><figcaption><cite>${e(author)}</cite>${e(role)}</figcaption></figure>`,
  links: (section) =>
    `${head(section)}${list(section.style ?? 'grid', section.items, ({ to, label, text }) => `<a href="${e(to)}"><span>${e(label)}</span></a>${text ? `<p>${e(text)}</p>` : ''}`)}`,
  jsonld: ({ data }) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`,
  cta: (section) =>
    `<h2>${e(section.title)}</h2><div class="text">${markdown(section.text)}</div>${actions(section.actions)}<p class="note">${e(section.note)}</p>`,
};

function plan({ name, badge, price, period, hours, description, popular, ...rest }) {
  return `<li class="plan"${popular ? ' data-popular="true"' : ''}><h3>${e(name)}</h3>${badge ? `<p class="badge">${e(badge)}</p>` : ''}<p class="price"><strong>${e(price)}</strong> <span>${e(period)}</span></p><p class="hours">${e(hours)}</p><p>${e(description)}</p>${action(rest.action, popular ? 'primary' : 'secondary')}<ul>${each(rest.features, (feature) => `<li>${e(feature)}</li>`)}</ul></li>`;
}

export function renderSection(section) {
  return band(section, views[section.type](section));
}
