import styled from 'styled-components';

/** An icon in the size and colour of the text beside it. */
export const IconFrame = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: var(--icon-stroke);
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-mirrored] {
    scale: -1 1;
  }
`;
