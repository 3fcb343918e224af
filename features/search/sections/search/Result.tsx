import type { FoundPage } from '../../engine/findPages.ts';
import { Parts } from './style.ts';

/** A page that was found, with links to its parts that answer the query. */
export function Result({ page: { href, title, description, parts } }: { page: FoundPage }) {
  return (
    <li>
      <a href={href}>{title}</a>
      <p>{description}</p>
      {parts.length > 0 && (
        <Parts>
          {parts.map((part) => (
            <li key={part.href}>
              <a href={part.href}>{part.heading}</a>
            </li>
          ))}
        </Parts>
      )}
    </li>
  );
}
