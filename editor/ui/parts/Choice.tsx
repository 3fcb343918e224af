import { type ReactNode, useId } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { PopupButton } from './PopupButton.tsx';

interface ChoiceProps {
  label: string;
  isLabelHidden?: boolean;
  value: string;
  choices: readonly string[];
  /** The label of the empty text, which can then be chosen. */
  emptyLabel?: string | undefined;
  describedBy?: string;
  onChange(value: string): void;
  /** Draws a choice; by default as its text. */
  children?(choice: string): ReactNode;
}

/** A select for one of several values. */
export function Choice(props: ChoiceProps) {
  const { label, isLabelHidden = false, value, choices, emptyLabel = '', onChange } = props;
  const id = useId();
  const draw = (choice: string) =>
    choice === '' ? <em>{emptyLabel}</em> : (props.children?.(choice) ?? choice);
  const isEmptyOffered = props.emptyLabel !== undefined;
  const items = [
    ...(isEmptyOffered ? [''] : []),
    ...(value === '' || choices.includes(value) ? [] : [value]),
    ...choices,
  ];
  return (
    <div className="choice">
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <PopupButton
        id={id}
        label={`${value || emptyLabel} ${label}`}
        className="choice-button"
        describedBy={props.describedBy}
        popup="listbox"
        renderPopup={(close) => (
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32 }}>
            <ListBox
              className="choices"
              aria-label={label}
              autoFocus
              selectionMode="single"
              selectedKeys={[`=${value}`]}
              items={items.map((choice) => ({ id: `=${choice}`, choice }))}
              onSelectionChange={(keys) => {
                close();
                // Choosing the current value again ends its selection.
                for (const key of keys) onChange(String(key).slice(1));
              }}
            >
              {({ choice }) => (
                <ListBoxItem textValue={choice === '' ? emptyLabel : choice}>
                  {draw(choice)}
                </ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        )}
      >
        <span>{draw(value)}</span>
        <span aria-hidden="true">▾</span>
      </PopupButton>
    </div>
  );
}
