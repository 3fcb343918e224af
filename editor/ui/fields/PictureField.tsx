import { useContext, useId, useState } from 'react';
import type { MediaFile } from '../../protocol/MediaFile.ts';
import { ChooseFile } from '../media/ChooseFile.tsx';
import { getMediaName } from '../media/describeMedia.ts';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { describeField } from './describeField.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureMappingContext, useForm } from './SchemaFormContext.ts';

/**
 * A picture of public/, chosen among the files of the site. With the keys beside it, a click sets the
 * point that stays visible, and another picture brings its alternative text along.
 */
export function PictureField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const mapping = useContext(PictureMappingContext);
  const picture = mapping && path.at(-1) === 'src' ? mapping : undefined;
  const id = useId();
  const [oldAlt, setOldAlt] = useState<unknown>();
  const label = getLabel(name, schema);
  const current = typeof value === 'string' ? value : '';
  const alt = picture?.value.alt;
  const sibling = (key: string) => [...path.slice(0, -1), key];
  const choose = ({ path: src, alts: [known] }: MediaFile) => {
    if (src === current) return;
    const takesAlt = picture?.schema.properties?.alt && known !== undefined && known !== alt;
    edit(
      { kind: 'set', path, value: src, order },
      `Choose ${label}`,
      takesAlt ? [{ kind: 'set', path: sibling('alt'), value: known, order }] : [],
    );
    setOldAlt(known === undefined && alt !== '' ? alt : undefined);
  };
  const focus = picture?.value.focus;
  const point: [number, number] =
    Array.isArray(focus) && focus.length === 2 ? [Number(focus[0]), Number(focus[1])] : [50, 50];
  const hasFocus = picture?.schema.properties?.focus !== undefined;
  return (
    <div className="field">
      <span className="label">{label}</span>
      {!current.startsWith('/') ? null : hasFocus ? (
        <FocusPoint
          src={current}
          point={point}
          onChange={(next) =>
            edit({ kind: 'set', path: sibling('focus'), value: next, order }, 'Set focus point')
          }
        />
      ) : (
        <img src={current} alt="" className="thumb" />
      )}
      <p className="value">{getMediaName(current) || 'None'}</p>
      <div className="picture-buttons">
        <ChooseFile
          label={label}
          text={current ? 'Replace' : 'Choose a picture'}
          current={current}
          kinds={['picture']}
          describedBy={`${id}-hint ${id}-wrong`}
          onChoose={choose}
        />
        {hasFocus && focus !== undefined && (
          <button
            type="button"
            className="quiet"
            onClick={() => edit({ kind: 'remove', path: sibling('focus') }, 'Remove focus point')}
          >
            Centre
          </button>
        )}
        {optional && value !== undefined && (
          <button
            type="button"
            className="quiet"
            onClick={() => edit({ kind: 'remove', path }, `Remove ${label}`)}
          >
            {`Remove ${label.toLowerCase()}`}
          </button>
        )}
      </div>
      {oldAlt !== undefined && oldAlt === alt && (
        <p role="status" className="refused">
          The alternative text below described the old picture.
        </p>
      )}
      {/* What authors of YAML must know about its path. */}
      <Hint id={`${id}-hint`} text={picture ? '' : describeField(schema, label).hint} />
      <FieldDiagnostics at={path} id={`${id}-wrong`} />
      {hasFocus && <FieldDiagnostics at={sibling('focus')} />}
    </div>
  );
}
