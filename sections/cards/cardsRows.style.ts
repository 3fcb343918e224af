import styled from 'styled-components';
import { Rows } from '../_shared/layout/Rows.style.ts';
import { Body, Card, Cover, Emblem, Meta, More, Name } from './style.ts';

/** Rows like a table of contents: titles at one side, texts at the other. */
export const CardRows = styled(Rows)`
  && > ${Card} {
    flex-direction: row-reverse;
    gap: var(--space-6);
    overflow: visible;
    translate: none;
  }

  ${Cover} {
    flex: 0 0 clamp(4.5rem, 16vw, 12rem);
    align-self: start;
    overflow: hidden;
    border-radius: var(--radius-md);
  }

  ${Body} {
    display: flow-root;
    padding: 0;
  }

  ${Emblem} {
    margin-bottom: var(--space-3);
  }

  ${Name} {
    font-size: var(--text-2xl);
  }

  [data-linked]:hover ${Name} {
    color: var(--color-accent);
  }

  @media (min-width: 48rem) {
    ${Body} > * {
      margin-inline-start: 45%;
    }

    ${Body} > :is(${Emblem}, ${Meta}, ${Name}) {
      float: inline-start;
      clear: inline-start;
      width: 40%;
      margin-inline-start: 0;
    }

    ${More} {
      padding-top: var(--space-3);
    }
  }
`;
