import { isPublished } from '../../../schema/index.ts';
import { english } from '../../../schema/vocabulary.ts';
import { Line, usePage, useWords, VisuallyHidden } from '../../../sections/index.ts';
import { Banner, Content, Disclosure } from './announcement.style.ts';
import { SiteLink } from './SiteLink.tsx';

/** The bar above the header. A visitor closes it without script: it is the content of a disclosure. */
export function Announcement() {
  const words = useWords({ page: english.page });
  const page = usePage();
  const { announcement } = page.site;
  if (!announcement) return null;
  const { publishAt, expireAt, draft } = announcement;
  const isLimited = draft || publishAt !== undefined || expireAt !== undefined;
  const { timeZone } = page.site;
  if (isLimited && !isPublished(announcement, { mode: 'build', now: page.now, timeZone }))
    return null;
  const content = (
    <Content>
      <Line>{announcement.text}</Line>
      {announcement.action && <SiteLink {...announcement.action} />}
    </Content>
  );
  return (
    <Banner aria-label={words.page.announcement} data-tone="accent">
      {announcement.dismissible ? (
        <Disclosure open>
          <summary>
            <VisuallyHidden>{words.page.dismiss}</VisuallyHidden>
          </summary>
          {content}
        </Disclosure>
      ) : (
        content
      )}
    </Banner>
  );
}
