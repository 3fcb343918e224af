import { useData } from 'vike-react/useData';
import { Section } from '../../components/sections.jsx';

export default function Page() {
  const { sections } = useData();
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name and never move
    <Section key={index} section={section} />
  ));
}
