import * as english from '../../../schema/messages/english.ts';
import { usePage } from '../../../sections/_shared/page/page.ts';
import { useWords } from '../../../sections/_shared/page/words.ts';
import { Trail } from './breadcrumbs.style.ts';
import { isNotFoundRoute } from './isNotFoundRoute.ts';

/** The breadcrumbs from home to this page. Renders nothing on home and on the 404 page. */
export function Breadcrumbs() {
  const words = useWords({ page: english.page });
  const { breadcrumbs, link, route } = usePage();
  if (breadcrumbs.length === 0 || isNotFoundRoute(route)) return null;
  return (
    <Trail aria-label={words.page.breadcrumbs}>
      <ol>
        {breadcrumbs.map(({ label, to }, index) => (
          <li key={to}>
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={link(to).href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
