import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ColorArea } from 'react-aria-components/ColorArea';
import { ColorPicker, parseColor } from 'react-aria-components/ColorPicker';
import { ColorSlider, ColorThumb, SliderTrack } from 'react-aria-components/ColorSlider';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';

interface ColourPickerProps {
  label: string;
  /** A colour with six hexadecimal digits, such as `#2563eb`. */
  value: string;
  onChange(value: string): void;
}

/** A button that shows a colour and opens an area and a slider to pick another one. */
export function ColourPicker({ label, value, onChange }: ColourPickerProps) {
  // Kept as hue, saturation and brightness: from the text of a grey, the hue could not be read back.
  const [colour, setColour] = useState(() => parseColor(value).toFormat('hsb'));
  useEffect(() => {
    setColour((before) =>
      before.toString('hex').toLowerCase() === value.toLowerCase()
        ? before
        : parseColor(value).toFormat('hsb'),
    );
  }, [value]);
  return (
    <ColorPicker
      value={colour}
      onChange={(next) => {
        setColour(next.toFormat('hsb'));
        onChange(next.toString('hex').toLowerCase());
      }}
    >
      <DialogTrigger>
        <Button className="colour" aria-label={label}>
          <ColorSwatch />
        </Button>
        <Popover className="popover">
          <Dialog className="colour-dialog" aria-label={label}>
            <ColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness">
              <ColorThumb />
            </ColorArea>
            <ColorSlider colorSpace="hsb" channel="hue">
              <SliderTrack>
                <ColorThumb />
              </SliderTrack>
            </ColorSlider>
          </Dialog>
        </Popover>
      </DialogTrigger>
    </ColorPicker>
  );
}
