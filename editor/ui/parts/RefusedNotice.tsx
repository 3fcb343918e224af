import { editorStore, type RefusedText } from '../state/editorStore.ts';

/** Shows a typed text that could not be applied, to be copied, until the author drops it. */
export function RefusedNotice({ label, text, reason }: Omit<RefusedText, 'key'>) {
  return (
    <div className="refused-text">
      <p>{`Not applied: ${label}. ${reason}. Copy your text from here:`}</p>
      <textarea
        readOnly
        aria-label={`Your text: ${label}`}
        rows={2}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        onClick={() => {
          editorStore.refused = editorStore.refused.filter((one) => one.text !== text);
        }}
      >
        Drop this text
      </button>
    </div>
  );
}
