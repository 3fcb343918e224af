import { type MouseEvent, useId, useState } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { useSnapshot } from 'valtio';
import { findLink, type MarkdownFormat, type SelectedText } from '../../text/formatMarkdown.ts';
import { editorStore } from '../state/editorStore.ts';
import { CompletionInput } from './CompletionInput.tsx';
import { InsertMenu } from './InsertMenu.tsx';
import { nameKeys } from './nameKeys.ts';
import { ToolIcon } from './ToolIcon.tsx';

interface FormatButtonsProps {
  formats: readonly MarkdownFormat['kind'][];
  getSelected(): SelectedText;
  onFormat(format: MarkdownFormat, selected: SelectedText): void;
  isLinking: boolean;
  onLinking(isLinking: boolean): void;
}

const names = {
  bold: ['Bold', 'bold', 'Ctrl+B'],
  emphasis: ['Emphasis', 'italic', 'Ctrl+I'],
  link: ['Link', 'link', 'Ctrl+K'],
  list: ['List', 'list', ''],
  heading: ['Heading', 'heading', ''],
} as const;

/**
 * Buttons that format the selected text of a Markdown field. The text keeps the focus. For Tab they are one
 * stop, and arrow keys lead from one to the next.
 */
export function FormatButtons(props: FormatButtonsProps) {
  const { formats, getSelected, onFormat, isLinking, onLinking } = props;
  if (formats.length === 0) return null;
  return (
    <div className="formats">
      <Toolbar aria-label="Format">
        {formats.map((kind) => {
          if (kind === 'insert')
            return <InsertMenu key={kind} getSelected={getSelected} onFormat={onFormat} />;
          const [name, icon, keys] = names[kind];
          return (
            <button
              key={kind}
              type="button"
              className="quiet"
              aria-label={name}
              title={keys ? `${name} (${nameKeys(keys)})` : name}
              onMouseDown={keepFocus}
              onClick={() =>
                kind === 'link' ? onLinking(!isLinking) : onFormat({ kind }, getSelected())
              }
            >
              <ToolIcon name={icon} />
            </button>
          );
        })}
      </Toolbar>
      {isLinking && (
        <LinkTarget
          selected={getSelected()}
          onClose={() => onLinking(false)}
          onChoose={(to, selected) => {
            onLinking(false);
            onFormat({ kind: 'link', to }, selected);
          }}
        />
      )}
    </div>
  );
}

interface LinkTargetProps {
  selected: SelectedText;
  onChoose(to: string, selected: SelectedText): void;
  onClose(): void;
}

/** Asks where a link leads: to a page of the site, or to any address. */
function LinkTarget({ selected, onChoose, onClose }: LinkTargetProps) {
  const { state } = useSnapshot(editorStore);
  const id = useId();
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  // The selection before the input took the focus.
  const [kept] = useState(selected);
  const current = findLink(kept);
  const [to, setTo] = useState(current ?? '');
  return (
    <form
      className="link-target"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(to.trim(), kept);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
        opener?.focus();
      }}
    >
      <label htmlFor={id} id={`${id}-label`}>
        Link to
      </label>
      <CompletionInput
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-hint`}
        value={to}
        choices={(state?.routes ?? []) as readonly string[]}
        autoFocus
        onChange={setTo}
      />
      <button type="submit" className="primary" disabled={to === '' && !current}>
        {to === '' && current ? 'Remove link' : 'Link'}
      </button>
      <span className="hint" id={`${id}-hint`}>
        A page of the site, or an address that begins with https:
      </span>
    </form>
  );
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
