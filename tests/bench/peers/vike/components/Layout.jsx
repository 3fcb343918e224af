import { useData } from 'vike-react/useData';

/** Header, breadcrumbs and footer around a page. */
export function Layout({ children }) {
  const { site, title } = useData();
  return (
    <>
      <header className="bar">
        <a href="#content" className="hidden">
          Skip to content
        </a>
        <a href="/">{site.name}</a>
        <nav aria-label="Main">
          <Links items={site.header.items} />
        </nav>
        <a className="action" href={site.header.action.to}>
          {site.header.action.label}
        </a>
      </header>
      <main id="content">
        <nav className="trail" aria-label="Breadcrumb">
          <ol>
            <li>
              <a href="/">Home</a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        {children}
      </main>
      <footer className="footer">
        <p>{site.footer.text}</p>
        <div className="columns">
          {site.footer.columns.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <Links items={column.links} />
            </div>
          ))}
        </div>
        <Links items={site.footer.legal} />
      </footer>
    </>
  );
}

function Links({ items }) {
  return (
    <ul>
      {items.map(({ label, to }) => (
        <li key={label}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
