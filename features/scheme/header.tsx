import { english } from '../../schema/vocabulary.ts';
import { Icon, useWords } from '../../sections/index.ts';
import { Choices, Panel, Place, Shown, Toggle } from './header.style.ts';
import { schemeChoices } from './keys.ts';

export { hasSwitch as isShown } from './hasSwitch.ts';

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const;

/** The switch for the colour scheme: a popover of the bar, or a row of the menu. Hidden without its script. */
export default function SchemeSwitch({ place }: { place: 'bar' | 'menu' }) {
  const { scheme: words } = useWords({ scheme: english.scheme });
  const options = (
    <Choices>
      <legend>{words.label}</legend>
      {schemeChoices.map((choice) => (
        <label key={choice} data-scheme-choice="">
          <input type="radio" name={`header_scheme-${place}`} value={choice} />
          {place === 'bar' && <Icon name={icons[choice]} />}
          {words[choice]}
        </label>
      ))}
    </Choices>
  );
  if (place === 'menu') return <Place>{options}</Place>;
  return (
    <Place data-wide="">
      <Toggle type="button" popoverTarget="header_scheme" aria-label={words.label}>
        {schemeChoices.map((choice) => (
          <Shown key={choice} data-choice={choice}>
            <Icon name={icons[choice]} />
          </Shown>
        ))}
      </Toggle>
      <Panel id="header_scheme" popover="auto">
        {options}
      </Panel>
    </Place>
  );
}
