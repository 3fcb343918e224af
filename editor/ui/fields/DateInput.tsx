import { parseDate, parseDateTime } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DatePicker,
  DateSegment,
  DateInput as DateSegments,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { memoByValue } from '../parts/memoByValue.tsx';
import { ToolIcon } from '../parts/ToolIcon.tsx';

interface DateInputProps {
  id: string;
  /** Id of the label. */
  labelledBy: string;
  describedBy: string;
  /** A text that `isDateText()` accepts. */
  value: string;
  /** `date` takes no time, `date-time` needs one, `moment` may have one. */
  format: string;
  isInvalid: boolean;
  /** The label of the button that removes the date; “Clear” by default. */
  clearLabel?: string;
  onChange(value: string): void;
}

/** A date, or a date with a time, to type or to pick from a calendar. It is written as ISO 8601. */
export const DateInput = memoByValue((props: DateInputProps) => {
  const { id, labelledBy, describedBy, value, format, isInvalid, onChange } = props;
  const { clearLabel = 'Clear' } = props;
  const [, date = '', time, seconds = '', zone = ''] = dateText.exec(value) ?? [];
  const [isSetting, setSetting] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const addsTime = useRef(false);
  useEffect(() => {
    if (!time || !addsTime.current) return;
    addsTime.current = false;
    group.current?.querySelector<HTMLElement>('[data-type="hour"]')?.focus();
  }, [time]);
  // A date field is a dozen controls, and most dates are not set.
  if (date === '' && !isSetting)
    return (
      <button
        type="button"
        id={id}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        onClick={() => setSetting(true)}
      >
        Set a date
      </button>
    );
  const picked = date === '' ? null : time ? parseDateTime(`${date}T${time}`) : parseDate(date);
  return (
    <div className="date" ref={group}>
      <DatePicker
        id={id}
        autoFocus={isSetting}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        isInvalid={isInvalid}
        granularity={time ? 'minute' : 'day'}
        hourCycle={24}
        shouldForceLeadingZeros
        value={picked}
        onChange={(next) => {
          const [day = '', clock] = next?.toString().split('T') ?? [];
          if (clock) onChange(`${day}T${clock.slice(0, 5)}${seconds}${zone}`);
          else onChange(day && format === 'date-time' ? `${day}T09:00:00Z` : day);
        }}
      >
        <Group className="date-group">
          <DateSegments className="date-segments">
            {(segment) => <DateSegment segment={segment} />}
          </DateSegments>
          <Button className="quiet">
            <ToolIcon name="calendar" />
          </Button>
        </Group>
        <Popover className="popover">
          <Dialog className="calendar">
            <Calendar>
              <div className="head">
                <Button slot="previous">
                  <ToolIcon name="chevron-left" />
                </Button>
                <Heading />
                <Button slot="next">
                  <ToolIcon name="chevron-right" />
                </Button>
              </div>
              <CalendarGrid>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>{(day) => <CalendarCell date={day} />}</CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
      {zone && <span className="hint">{zone === 'Z' ? 'UTC' : zone}</span>}
      {date !== '' && (
        <>
          {format === 'moment' && (
            <button
              type="button"
              className="quiet"
              onClick={() => {
                addsTime.current = !time;
                onChange(time ? date : `${date}T09:00`);
              }}
            >
              {time ? 'Remove time' : 'Add time'}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => onChange('')}>
            {clearLabel}
          </button>
          {Number(date.slice(0, 4)) < firstUsualYear && (
            <p role="status" className="old-date">
              {`This is the year ${Number(date.slice(0, 4))}. Type the year first, then month and day.`}
            </p>
          )}
        </>
      )}
    </div>
  );
});

/** An earlier year is more likely a slip, as of a month that was typed first. */
const firstUsualYear = 2000;

/** Date, time without seconds, seconds, and offset of an ISO 8601 text. */
const dateText = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** Whether a text of a format can be edited as a date: it is one, or it is empty. */
export function isDateText(format: string | undefined, text: string): boolean {
  if (!['moment', 'date', 'date-time'].includes(format ?? '')) return false;
  if (text === '') return true;
  const [, date = '', time = '00:00'] = dateText.exec(text) ?? [];
  try {
    return parseDateTime(`${date}T${time}`) !== undefined;
  } catch {
    return false;
  }
}
