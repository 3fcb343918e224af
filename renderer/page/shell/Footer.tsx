import { english, findBrand, type Site } from '../../../schema/vocabulary.ts';
import { Line, Text, usePage, useWords, VisuallyHidden } from '../../../sections/index.ts';
import loadBrands from './brandIcons.ts?lazy';
import {
  Column,
  Columns,
  ContactDetails,
  Foot,
  Hours,
  Inner,
  Lead,
  Legal,
  ProfileList,
} from './footer.style.ts';
import { Logo } from './Logo.tsx';
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

/** Contact details and opening hours in the footer. */
function Contact({ contact }: { contact: NonNullable<Site['footer']['contact']> }) {
  const { address, phone, email, hours } = contact;
  return (
    <>
      <ContactDetails>
        {address && (
          <p>
            {address.flatMap((line, index) => (index > 0 ? [<br key={line} />, line] : [line]))}
          </p>
        )}
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </ContactDetails>
      {hours && (
        <Hours>
          {hours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </Hours>
      )}
    </>
  );
}

type Profile = NonNullable<NonNullable<Site['social']>['profiles']>[number];

/** The site's profiles in social networks, each as the logo of its network. */
function Profiles({ profiles }: { profiles: readonly Profile[] }) {
  const { page } = useWords({ page: english.page });
  return (
    <ProfileList>
      {profiles.map((profile) => (
        <li key={profile.to}>{renderProfile(profile, page.opensInNewTab)}</li>
      ))}
    </ProfileList>
  );
}

function renderProfile({ to, label, icon = findBrand(to) }: Profile, notice: string) {
  const brand = icon && loadBrands().brandIcons[icon];
  const name = label ?? brand?.name ?? new URL(to).hostname;
  return (
    <a href={to} target="_blank" rel="me noopener">
      {brand ? (
        <>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={brand.path} fill="currentColor" />
          </svg>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        name
      )}
      <VisuallyHidden> {notice}</VisuallyHidden>
    </a>
  );
}
