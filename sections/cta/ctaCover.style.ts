import styled from 'styled-components';
import { Invitation } from './style.ts';

/** Text in the middle of a picture that fills the section. */
export const Cover = styled(Invitation)`
  padding-block: clamp(1rem, 7vw, 7rem);
`;
