import type { Site } from '../../../schema/vocabulary/site/site.ts';
import { ContactDetails, Hours } from './footer.style.ts';

/** Contact details and opening hours in the footer. */
export function Contact({ contact }: { contact: NonNullable<Site['footer']['contact']> }) {
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
