import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { memoByValue } from './memoByValue.tsx';
import { ToolIcon } from './ToolIcon.tsx';

interface CompletionInputProps {
  id: string;
  /** Id of the label. */
  labelledBy: string;
  describedBy: string;
  value: string;
  choices: readonly string[];
  isRequired?: boolean;
  isInvalid?: boolean;
  autoFocus?: boolean;
  onChange(value: string): void;
  /** Draws a choice; by default as its text. */
  children?(choice: string): ReactNode;
}

/** An input for any text, with a list of completions. */
export const CompletionInput = memoByValue((props: CompletionInputProps) => {
  const { id, labelledBy, describedBy, value, choices, onChange } = props;
  // The choices are many, and each field has them: only the focused one creates them.
  const [shows, setShows] = useState<'none' | 'all' | 'matching'>('none');
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Otherwise React Aria hides from screen readers what can still get the focus.
    const container = input.current?.closest('.editor, .dialog');
    container?.setAttribute(topLayer, '');
    return () => container?.removeAttribute(topLayer);
  }, [isOpen]);
  const typed = value.toLowerCase();
  const shown = choices.filter(
    (choice) => shows === 'all' || (shows === 'matching' && choice.toLowerCase().includes(typed)),
  );
  return (
    <ComboBox
      id={id}
      className="completion"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      allowsCustomValue
      isInvalid={props.isInvalid ?? false}
      autoFocus={props.autoFocus ?? false}
      items={shown.map((choice) => ({ id: choice }))}
      inputValue={value}
      onInputChange={(text) => {
        if (text === value) return;
        setShows('matching');
        onChange(text);
      }}
      onOpenChange={setOpen}
      onFocusChange={(isFocused) => setShows(isFocused ? 'all' : 'none')}
    >
      <Input ref={input} required={props.isRequired ?? false} />
      <Button className="quiet" onPressStart={() => setShows('all')}>
        <ToolIcon name="chevron-down" />
      </Button>
      <Popover className="popover list">
        <section aria-labelledby={labelledBy}>
          <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 32 }}>
            <ListBox className="choices">
              {({ id: choice }: { id: string }) => (
                <ListBoxItem textValue={choice}>{props.children?.(choice) ?? choice}</ListBoxItem>
              )}
            </ListBox>
          </Virtualizer>
        </section>
      </Popover>
    </ComboBox>
  );
});

const topLayer = 'data-react-aria-top-layer';
