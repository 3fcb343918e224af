import { useEffect, useId, useRef, useState } from 'react';
import { type Selection, select } from '../EditorStore.ts';
import { Hint } from '../Hint.tsx';
import { humanizeKey } from '../words.ts';
import { getCompletionListId } from './Choices.tsx';
import type { FieldProps } from './Field.tsx';
import { useForm } from './FormContext.ts';
import { FieldDiagnostics } from './Problems.tsx';
import { getValueAt } from './schemaValues.ts';

/** Text of one or more lines, a number, a link, an icon, a colour: whatever is typed. */
export function TextField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit, diagnosticsAt: problems, resolved, rows = {} } = useForm();
  const id = useId();
  const written = value === undefined || value === null ? '' : String(value);
  const [text, setText] = useState(written);
  // A field does not become another while somebody types in it: the focus would be lost.
  const [long, setLong] = useState(() => isLong(written));
  const sent = useRef<string[]>([]);
  // What comes back of one’s own typing is late already; anything else (undo, a change on disk,
  // another window) counts.
  useEffect(() => {
    const own = sent.current.lastIndexOf(written);
    sent.current.splice(0, own + 1);
    if (own >= 0) return;
    setText(written);
    setLong(isLong(written));
  }, [written]);
  const label = humanizeKey(name);
  const wrong = problems(path).length > 0;
  const numeric = schema.type === 'number' || schema.type === 'integer';
  const type = (next: string) => {
    setText(next);
    if (next === '' && optional) {
      sent.current.push('');
      if (value !== undefined) edit({ kind: 'remove', path }, `Remove ${label}`);
      return;
    }
    const content =
      numeric && next.trim() !== '' && Number.isFinite(Number(next)) ? Number(next) : next;
    sent.current.push(String(content));
    edit(
      {
        kind: 'set',
        path,
        value: schema.type === 'boolean' && /^(true|false)$/.test(next) ? next === 'true' : content,
        order,
      },
      `Edit ${label}`,
    );
  };
  const choices = getCompletionListId(schema.format);
  const shared = {
    id,
    value: text,
    'aria-invalid': wrong,
    'aria-describedby': `${id}-hint ${id}-wrong`,
    onBlur: () => setLong(isLong(text)),
  };
  const shown = getValueAt(resolved, path);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!optional && <span className="required"> required</span>}
      </label>
      {(long || schema.format === 'markdown') && !choices ? (
        <textarea
          {...shared}
          rows={Math.min(10, Math.max(2, Math.ceil(text.length / 42)))}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          {...(choices && { list: choices })}
          inputMode={numeric ? 'decimal' : 'text'}
          onChange={(event) => type(event.target.value)}
        />
      )}
      {schema.format === 'colour' && /^#[0-9a-f]{6}$/i.test(text) && (
        <input
          type="color"
          aria-label={`${label}: pick a colour`}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
      )}
      <Hint
        id={`${id}-hint`}
        text={`${schema.description ?? ''}${schema.format === 'markdown' ? ' `*emphasis*`, `**weight**`, `[link](/page)`.' : ''}`}
      />
      {text.includes('{{') && shown !== undefined && (
        <p className="value">
          Shows: <strong>{String(shown)}</strong>{' '}
          <button
            type="button"
            className="quiet"
            onClick={() => edit({ kind: 'set', path, value: String(shown) }, `Override ${label}`)}
          >
            Override here
          </button>
          {valuesIn(text).map((name) =>
            rows[name] ? (
              <button
                key={name}
                type="button"
                className="quiet"
                onClick={() => select({ kind: 'row', ...rows[name] } as Selection)}
              >
                {`Edit shared ${name}`}
              </button>
            ) : (
              name === 'site' && (
                <button
                  key={name}
                  type="button"
                  className="quiet"
                  onClick={() => select({ kind: 'site' })}
                >
                  Edit the shared value
                </button>
              )
            ),
          )}
        </p>
      )}
      <FieldDiagnostics at={path} id={`${id}-wrong`} />
    </div>
  );
}

function isLong(text: string): boolean {
  return text.length > 60 || text.includes('\n');
}

/** The first names in `{{ }}`, each once: `city` of `{{ city.name }}`. */
function valuesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{\s*(\w+)/g), (match) => match[1] ?? ''))];
}
