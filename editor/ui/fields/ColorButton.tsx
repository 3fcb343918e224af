import { useEffect, useState } from 'react';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, ColorThumb, SliderTrack } from 'react-aria-components/ColorSlider';
import { PopupButton } from '../parts/PopupButton.tsx';

interface ColorButtonProps {
  label: string;
  /** A colour with six hexadecimal digits, such as `#2563eb`. */
  value: string;
  onChange(value: string): void;
}

/** A button that shows a colour and opens an area and a slider to pick another one. */
export function ColorButton(props: ColorButtonProps) {
  return (
    <PopupButton
      label={props.label}
      className="color"
      popup="dialog"
      renderPopup={() => <ColorDialog {...props} />}
    >
      <span style={{ background: props.value }} />
    </PopupButton>
  );
}

function ColorDialog({ value, onChange }: ColorButtonProps) {
  // Kept as hue, saturation and brightness: from the text of a grey, the hue could not be read back.
  const [color, setColor] = useState(() => parseColor(value).toFormat('hsb'));
  useEffect(() => {
    setColor((before) =>
      before.toString('hex').toLowerCase() === value.toLowerCase()
        ? before
        : parseColor(value).toFormat('hsb'),
    );
  }, [value]);
  return (
    <ColorPicker
      value={color}
      onChange={(next) => {
        setColor(next.toFormat('hsb'));
        onChange(next.toString('hex').toLowerCase());
      }}
    >
      <div className="color-dialog">
        <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness">
          <ColorThumb />
        </ColorArea>
        <ColorSlider colorSpace="hsb" channel="hue">
          <SliderTrack>
            <ColorThumb />
          </SliderTrack>
        </ColorSlider>
      </div>
    </ColorPicker>
  );
}
