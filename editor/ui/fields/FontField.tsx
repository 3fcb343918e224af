import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import { applyNamedStyle, engineFontFamilies, type Theme } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { ChooseFile } from '../media/ChooseFile.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { api } from '../state/api.ts';
import { editorStore, runInBackground } from '../state/editorStore.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { KeyFields } from './KeyFields.tsx';
import { useForm } from './SchemaFormContext.ts';

/**
 * A font, chosen among specimens: the fonts of the engine, and the file of the site that is in use. A click
 * shows one on the page; another one goes back to the font of the style.
 */
export function FontField({ name, schema, value, path, order }: FieldProps) {
  const { edit } = useForm();
  const label = getLabel(name, schema);
  const { family, file, ...others }: Partial<Record<string, unknown>> = Object(value);
  const usual = useUsualFont(path);
  const ownFont = useFontFile(file);
  const choose = (chosen: string, keys: { file?: string; weights?: string } = {}) => {
    const font = { family: chosen, ...keys };
    edit({ kind: 'set', path, value: font, order }, `Choose ${label}`);
  };
  const isEngine = (one: unknown) => Object.hasOwn(engineFontFamilies, String(one));
  const isPlain = family === undefined || (isEngine(family) && file === undefined);
  const hasKeys = !isPlain || Object.keys(others).length > 0;
  const remove = () => edit({ kind: 'remove', path }, `Remove ${label}`);
  const specimens = Object.keys(engineFontFamilies).map((one) => {
    const isChosen = file === undefined && one === family;
    const note = value === undefined && one === usual ? 'as now' : '';
    return {
      title: one,
      font: one,
      isChosen,
      note,
      onClick: isChosen ? remove : () => choose(one),
    };
  });
  if (!isPlain)
    specimens.unshift({
      title: String(family),
      font: ownFont,
      isChosen: true,
      note: 'of the site',
      onClick: remove,
    });
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <div
        className="fonts"
        tabIndex={-1}
        {...(!hasKeys && { 'data-at': toJsonPointer([...path, 'family']) })}
      >
        {specimens.map(({ title, font, isChosen, note, onClick }) => (
          <button key={font} type="button" aria-pressed={isChosen} onClick={onClick}>
            <span style={{ fontFamily: `"${font}"` }}>{title}</span>
            {note && <small>{note}</small>}
          </button>
        ))}
      </div>
      <ChooseFile
        label={label}
        text="Choose or upload a font"
        current={String(file ?? '')}
        kinds={['font']}
        onChoose={({ path: chosen }) =>
          runInBackground(
            api
              .font(chosen)
              .then(({ family, weights }) => choose(family, { file: chosen, weights })),
          )
        }
      />
      <FieldDiagnostics at={path} />
      {hasKeys ? (
        <KeyFields schema={schema} value={value} path={path} />
      ) : (
        <FieldDiagnostics at={[...path, 'family']} />
      )}
    </fieldset>
  );
}

/** Whether a schema describes a font. */
export function isFont({ properties }: FieldSchema): boolean {
  return properties?.family?.format === 'font-family';
}

/** Returns the family that pages have where the font at a path is not set. */
function useUsualFont(path: FieldProps['path']): string | undefined {
  const { state } = useSnapshot(editorStore);
  const role = path.at(-1) === 'display' ? 'display' : 'text';
  const theme = (state?.site.theme ?? {}) as Theme;
  const styles = (state?.styles ?? {}) as Record<string, Theme>;
  return applyNamedStyle(theme, styles).fonts?.[role]?.family ?? Object.keys(engineFontFamilies)[0];
}

/** Loads a font of the site under a name of its own, which it returns: a family may have the name of another. */
function useFontFile(file: unknown): string {
  const name = `Specimen ${String(file)}`;
  useEffect(() => {
    if (typeof file !== 'string') return;
    const face = new FontFace(name, `url(${JSON.stringify(encodeURI(file))})`);
    document.fonts.add(face);
    return () => {
      document.fonts.delete(face);
    };
  }, [file, name]);
  return name;
}
