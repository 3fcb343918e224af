import styled from 'styled-components';

/** The frame of an icon: as tall as the text it stands beside, in its colour. */
export const IconFrame = styled.svg`
  width: 1.25em;
  height: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
