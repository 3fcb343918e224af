import { compactPhone } from '../../base/text/compactPhone.ts';
import { english } from '../../schema/vocabulary.ts';
import { Actions } from '../_shared/components/Actions.tsx';
import { Icon } from '../_shared/components/Icon.tsx';
import { SectionFrame, type ViewProps } from '../_shared/frame/SectionFrame.tsx';
import { usePage } from '../_shared/page/page.ts';
import { useWords } from '../_shared/page/words.ts';
import { Line, Text } from '../_shared/text/Text.tsx';
import { dayNames } from './dayNames.ts';
import type { Contact } from './schema.ts';
import { Columns, Hours, Place, Way } from './style.ts';
import { timeRange } from './timeRange.ts';

/** A place: how to reach it on the left, when it is open on the right. */
export default function ContactView({ section }: ViewProps<Contact>) {
  const words = useWords({ contact: english.contact });
  const { site } = usePage();
  const { name, address, phone, email, hours, hoursNote, text, actions } = section;
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
        {hours && (
          <Hours>
            <table>
              <caption>{words.contact.hours}</caption>
              <tbody>
                {hours.map((opening) => (
                  <tr key={opening.days}>
                    <th scope="row">{dayNames(opening.days, site.locale)}</th>
                    <td>
                      {opening.hours === 'closed'
                        ? words.contact.closed
                        : opening.hours
                            .split(/, ?/)
                            .map((range) => (
                              <span key={range}>{timeRange(range, site.locale)}</span>
                            ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Line within="p">{hoursNote}</Line>
          </Hours>
        )}
      </Columns>
    </SectionFrame>
  );
}
