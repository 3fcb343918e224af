import styled from 'styled-components';
import { Body, Card, Cover, Grid } from './style.ts';

/** Cards that lie: the picture beside the text. */
export const Media = styled(Grid)`
  && {
    --columns: 2;
    --least: 26rem;
  }

  > ${Card} {
    flex-direction: row;
  }

  ${Cover} {
    flex: 0 0 36%;
  }

  ${Cover} img {
    height: 100%;
    aspect-ratio: auto;
  }

  && ${Body} {
    padding: clamp(1rem, 0.5rem + 1.8vw, 2rem);
  }
`;
