import { Picture } from '../_shared/components/Picture.tsx';
import { PlainLink } from '../_shared/components/PlainLink.tsx';
import type { Logos } from './schema.ts';
import { Cell } from './style.ts';

/** A logo, which may be a link. */
export function LogoCell({ image, to }: Logos['items'][number]) {
  const picture = <Picture image={image} sizes="10rem" />;
  return <Cell>{to ? <PlainLink to={to}>{picture}</PlainLink> : picture}</Cell>;
}
