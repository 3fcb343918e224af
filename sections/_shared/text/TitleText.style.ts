import styled from 'styled-components';

/** A sentence of a heading. */
export const Sentence = styled.span`
  display: inline-block;
`;
