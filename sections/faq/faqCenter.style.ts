import styled from 'styled-components';
import { List } from './style.ts';

/** Questions in a narrow column in the middle, below the header. */
export const Center = styled(List)`
  max-width: var(--width-prose);
  margin-inline: auto;
`;
