import Accordion from './Accordion.jsx';
import Slides from './Slides.jsx';

/** One section of a page, by its type. */
export function Section({ section }) {
  const View = views[section.type];
  return (
    <section className="band" data-tone={section.tone ?? 'plain'}>
      <div className="container">
        <View section={section} />
      </div>
    </section>
  );
}

const views = { cards, carousel, comparison, cta, faq, hero, links, pricing, quote, tasks };

function hero({ section: { eyebrow, headline, text, actions, badges } }) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <h1>{headline}</h1>
      <Html className="lead" html={text} />
      <Actions actions={actions} />
      {badges && (
        <ul className="badges">
          {badges.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function cards({ section }) {
  return (
    <>
      <Head section={section} />
      <ul className="grid">
        {section.items.map(({ title, text }) => (
          <li key={title} className="card">
            <h3>{title}</h3>
            <Html className="text" html={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

function tasks({ section }) {
  return (
    <>
      <Head section={section} />
      <div className="grid">
        {section.groups.map(({ title, text, items }) => (
          <div key={title} className="group">
            <h3>{title}</h3>
            <p>{text}</p>
            <List items={items} />
          </div>
        ))}
      </div>
    </>
  );
}

function comparison({ section: { caption, columns, rows, note, ...section } }) {
  return (
    <>
      <Head section={section} />
      {/* biome-ignore lint/a11y/useSemanticElements: a table that scrolls */}
      <div className="scroll" role="group">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((value, index) => (
                  <td key={columns[index].name}>
                    <Cell value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <Html className="note" html={note} />}
    </>
  );
}

function Cell({ value }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={value ? 'M20 6 9 17l-5-5' : 'M5 12h14'} />
      </svg>
      <span className="hidden">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}

function pricing({ section }) {
  return (
    <>
      <Head section={section} />
      <ul className="grid">
        {section.plans.map((plan) => (
          <li key={plan.name} className="plan" data-popular={plan.popular}>
            <h3>{plan.name}</h3>
            {plan.badge && <p className="badge">{plan.badge}</p>}
            <p className="price">
              <strong>{plan.price}</strong> <span>{plan.period}</span>
            </p>
            <p className="hours">{plan.hours}</p>
            <p>{plan.description}</p>
            <Action action={plan.action} look={plan.popular ? 'primary' : 'secondary'} />
            <List items={plan.features} />
          </li>
        ))}
      </ul>
    </>
  );
}

function faq({ section }) {
  const items = section.items.map(({ question, answer }) => ({ question, html: answer }));
  return (
    <>
      <Head section={section} />
      <Accordion items={items} />
    </>
  );
}

function carousel({ section }) {
  const slides = section.slides.map(({ description, ...slide }) => ({
    ...slide,
    html: description,
  }));
  return (
    <>
      <Head section={section} />
      <Slides slides={slides} />
    </>
  );
}

function quote({ section: { text, author, role } }) {
  return (
    <figure>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <cite>{author}</cite>
        {role}
      </figcaption>
    </figure>
  );
}

function links({ section }) {
  return (
    <>
      <Head section={section} />
      <ul className={section.style ?? 'grid'}>
        {section.items.map(({ label, to, text }) => (
          <li key={label}>
            <a href={to}>
              <span>{label}</span>
            </a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

function cta({ section: { title, text, actions, note } }) {
  return (
    <>
      <h2>{title}</h2>
      <Html className="text" html={text} />
      <Actions actions={actions} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdown-it */}
      <div className="note" dangerouslySetInnerHTML={{ __html: note }} />
    </>
  );
}

function Head({ section: { eyebrow, title, intro } }) {
  return (
    <div className="head">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {title && <h2>{title}</h2>}
      {intro && <Html className="intro" html={intro} />}
    </div>
  );
}

function Actions({ actions }) {
  if (!actions) return null;
  return (
    <ul className="actions">
      {actions.map((action, index) => (
        <li key={action.label}>
          <Action action={action} look={index === 0 ? 'primary' : 'secondary'} />
        </li>
      ))}
    </ul>
  );
}

function Action({ action: { label, to }, look }) {
  const external = !to.startsWith('/');
  return (
    <a
      className="action"
      data-style={look}
      href={to}
      {...(external && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {external && <span className="hidden"> (opens in a new tab)</span>}
    </a>
  );
}

function List({ items }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Html({ className, html }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by markdown-it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
