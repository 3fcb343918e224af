import { english, listHeadings, parseArticle } from '../../../../schema/vocabulary.ts';
import {
  ArticleText,
  Icon,
  SectionFrame,
  SectionHead,
  useItemHeading,
  usePage,
  useWords,
  type ViewProps,
} from '../../../../sections/section.ts';
import { listGroups } from './listGroups.ts';
import type { Documentation } from './schema.ts';
import * as styles from './style.ts';

/** The text of a page of a manual, beside the pages of the manual and its own headings. */
export default function DocumentationView({ section }: ViewProps<Documentation>) {
  const { text, contents = true } = section;
  const words = useWords({
    documentation: english.documentation,
    page: english.page,
    prose: english.prose,
  });
  const page = usePage();
  const groups = listGroups(section.groups, page);
  const headings = listHeadings(parseArticle(text).tokens).filter(({ level }) => level <= 3);
  const highest = Math.min(...headings.map(({ level }) => level));
  const id = section.id ?? 'documentation';
  return (
    <SectionFrame section={section} head="none">
      <styles.Layout>
        {groups.flatMap(({ links }) => links).length > 1 && (
          <styles.Sidebar aria-label={words.documentation.pages}>
            <styles.Skip href={`#${id}-text`}>{words.page.skipToContent}</styles.Skip>
            <details>
              <summary>{words.documentation.pages}</summary>
              {groups.map(({ title, links }) => (
                <div key={title ?? links[0]?.to}>
                  {title && <p>{title}</p>}
                  <ul>
                    {links.map(({ to, label }) => (
                      <li key={to}>
                        <a
                          href={page.link(to).href}
                          aria-current={to === page.route ? 'page' : undefined}
                        >
                          {label}
                        </a>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </details>
          </styles.Sidebar>
        )}
        <styles.Head id={`${id}-text`} tabIndex={-1}>
          <SectionHead section={section} layout="stack" />
        </styles.Head>
        {contents && headings.length > 1 && (
          <styles.Contents aria-label={words.prose.contents}>
            <p aria-hidden="true">{words.prose.contents}</p>
            <ul>
              {headings.map(({ id: anchor, level, text: title }) => (
                <li key={anchor} data-level={level > highest ? 'low' : undefined}>
                  <a href={`#${anchor}`}>{title}</a>
                </li>
              ))}
            </ul>
          </styles.Contents>
        )}
        <styles.Body>
          <ArticleText heading={useItemHeading(section)}>{text}</ArticleText>
          <Neighbours groups={groups} />
        </styles.Body>
      </styles.Layout>
    </SectionFrame>
  );
}

/** Links to the page before and after in the manual. */
function Neighbours({ groups }: { groups: ReturnType<typeof listGroups> }) {
  const { pager } = useWords({ pager: english.pager });
  const { route, link } = usePage();
  const all = groups.flatMap(({ links }) => links);
  const index = all.findIndex(({ to }) => to === route);
  const before = all[index - 1];
  const after = index < 0 ? undefined : all[index + 1];
  if (!before && !after) return null;
  return (
    <styles.Neighbours aria-label={pager.neighbours}>
      {before && (
        <a href={link(before.to).href} rel="prev">
          <small>
            <Icon name="arrow-left" />
            {pager.previous}
          </small>
          {before.label}
        </a>
      )}
      {after && (
        <a href={link(after.to).href} rel="next">
          <small>
            {pager.next}
            <Icon name="arrow-right" />
          </small>
          {after.label}
        </a>
      )}
    </styles.Neighbours>
  );
}
