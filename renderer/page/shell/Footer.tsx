import * as english from '../../../schema/messages/english.ts';
import { usePage } from '../../../sections/_shared/page/page.ts';
import { useWords } from '../../../sections/_shared/page/words.ts';
import { Line, Text } from '../../../sections/_shared/text/Text.tsx';
import { Contact } from './Contact.tsx';
import { Column, Columns, Foot, Inner, Lead, Legal } from './footer.style.ts';
import { Logo } from './Logo.tsx';
import { Profiles } from './Profiles.tsx';
import { SiteLink } from './SiteLink.tsx';

/** The footer of every page: logo, text and contact, columns of links, legal notes. */
export function Footer() {
  const words = useWords({ page: english.page });
  const { site, now } = usePage();
  const footer = site.footer;
  const columns = footer.columns ?? [];
  return (
    <Foot data-tone={footer.tone ?? 'dark'}>
      <Inner data-layout={footer.layout === 'columns' ? undefined : footer.layout}>
        <Lead>
          <Logo place="footer" />
          {footer.text && <Text>{footer.text}</Text>}
          {footer.contact && <Contact contact={footer.contact} />}
          {site.social?.profiles && <Profiles profiles={site.social.profiles} />}
        </Lead>
        {columns.length > 0 && (
          <Columns aria-label={words.page.footer}>
            {columns.map((column) => (
              <Column key={column.title}>
                <h2>{column.title}</h2>
                <ul>
                  {column.links.map((item) => (
                    <li key={item.label}>
                      <SiteLink label={item.label} to={item.to} />
                    </li>
                  ))}
                </ul>
              </Column>
            ))}
          </Columns>
        )}
        <Legal>
          <span>
            © {now.getUTCFullYear()} {site.legalName ?? site.name}
          </span>
          <Line>{footer.note}</Line>
          <ul>
            {(footer.legal ?? []).map((item) => (
              <li key={item.label}>
                <SiteLink label={item.label} to={item.to} />
              </li>
            ))}
          </ul>
        </Legal>
      </Inner>
    </Foot>
  );
}
