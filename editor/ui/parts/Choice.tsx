import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Label, Select, SelectValue } from 'react-aria-components/Select';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { memoByValue } from './memoByValue.tsx';

interface ChoiceProps {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  choices: readonly string[];
  /** What stands for the empty text, which can then be chosen. */
  emptyLabel?: string | undefined;
  describedBy?: string;
  onChange(value: string): void;
  /** Draws a choice; by default as its text. */
  children?(choice: string): ReactNode;
}

/** A select for one of several values. Long lists are created when they open. */
export const Choice = memoByValue((props: ChoiceProps) => {
  const { label, isLabelHidden = false, value, choices, emptyLabel, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const draw = (choice: string) =>
    choice === '' ? <em>{emptyLabel}</em> : (props.children?.(choice) ?? choice);
  const all = [
    ...(emptyLabel === undefined ? [] : ['']),
    ...(value === '' || choices.includes(value) ? [] : [value]),
    ...choices,
  ];
  const items = isOpen || all.length < longList ? all : [value];
  return (
    <Select
      className="choice"
      value={`=${value}`}
      onChange={(key) => onChange(String(key).slice(1))}
      onOpenChange={setOpen}
      {...(props.describedBy && { 'aria-describedby': props.describedBy })}
      {...(isLabelHidden && { 'aria-label': label })}
    >
      {!isLabelHidden && <Label>{label}</Label>}
      <Button className="choice-button">
        <SelectValue>{() => draw(value)}</SelectValue>
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32 }}>
          <ListBox
            className="choices"
            items={items.map((choice) => ({ id: `=${choice}`, choice }))}
          >
            {({ choice }) => (
              <ListBoxItem textValue={choice === '' ? (emptyLabel ?? '') : choice}>
                {draw(choice)}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </Select>
  );
});

const longList = 40;
