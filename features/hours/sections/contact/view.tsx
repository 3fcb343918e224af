import { compactPhone } from '../../../../base/text/compactPhone.ts';
import {
  Actions,
  Icon,
  Line,
  SectionFrame,
  Text,
  type ViewProps,
} from '../../../../sections/section.ts';
import { OpeningHours } from './OpeningHours.tsx';
import type { Contact } from './schema.ts';
import { Columns, Place, Way } from './style.ts';

/** A place: how to reach it on the left, when it is open on the right. */
export default function ContactView({ section }: ViewProps<Contact>) {
  const { name, address, phone, email, text, actions } = section;
  return (
    <SectionFrame section={section}>
      <Columns>
        <Place>
          {(name || address) && (
            <Way>
              <Icon name="map-pin" />
              <address>
                {name && <strong>{name}</strong>}
                {address?.map((addressLine) => (
                  <Line within="span" key={addressLine}>
                    {addressLine}
                  </Line>
                ))}
              </address>
            </Way>
          )}
          {phone && (
            <Way>
              <Icon name="phone" />
              <a href={`tel:${compactPhone(phone).replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
            </Way>
          )}
          {email && (
            <Way>
              <Icon name="mail" />
              <a href={`mailto:${email}`}>{email}</a>
            </Way>
          )}
          <Text>{text}</Text>
          <Actions actions={actions} />
        </Place>
        <OpeningHours section={section} />
      </Columns>
    </SectionFrame>
  );
}
