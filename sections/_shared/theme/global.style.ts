import { createGlobalStyle } from 'styled-components';
import { unseen } from '../layout/primitives.ts';

/** Global styles: element defaults, focus ring, print and reduced motion. */
export const GlobalStyle = createGlobalStyle`
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    background: var(--color-background);
    color: var(--color-text);
    font: 400 min(var(--text-md), 8vw) / 1.6 var(--font-text);
    scroll-padding-top: var(--header-height);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    min-height: 100dvh;
    margin: 0;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  /* On short pages, the footer stands at the lower edge of the window. */
  main {
    flex: 1 0 auto;
  }

  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: var(--font-display);
    font-weight: var(--title-weight);
    line-height: 1.08;
    letter-spacing: calc(-0.025em * var(--tracking));
    text-transform: var(--title-case);
    text-wrap: balance;
  }

  h3,
  h4 {
    font-size: var(--text-xl);
    line-height: 1.2;
    letter-spacing: calc(-0.015em * var(--tracking));
  }

  p {
    margin: 0;
    text-wrap: pretty;
  }

  /* Lists of components have a class, even one without styles; lists in running text have none. */
  ul:where([class]),
  ol:where([class]) {
    margin: 0;
    padding: 0;
    list-style-type: '';
  }

  dl,
  dd,
  figure,
  blockquote,
  fieldset {
    margin: 0;
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  a {
    color: var(--color-accent);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;

    &:hover {
      color: var(--color-accent-strong);
      text-decoration-thickness: 2px;
    }
  }

  [data-pending] {
    cursor: progress;
    opacity: 0.6;
  }

  strong {
    font-weight: 650;
  }

  img,
  svg {
    max-width: 100%;
    height: auto;
    vertical-align: middle;
  }

  button,
  input,
  select,
  textarea {
    margin: 0;
    font: inherit;
    color: inherit;
  }

  table {
    border-collapse: collapse;
  }

  ::selection {
    background: var(--color-highlight);
    color: var(--color-on-highlight);
  }

  :focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 3px;
    border-radius: var(--radius-sm);
  }

  /* A telephone number stays on one line. */
  @media (min-width: 20rem) {
    a[href^='tel:'] {
      white-space: nowrap;
    }
  }

  /* Joined letters need their distance, and their dots the space between lines. */
  :root[dir='rtl'] {
    --tracking: 0;
  }

  [dir='rtl'] :is(h1, h2, h3) {
    line-height: 1.3 !important;
  }

  /* Scripts from right to left have no italics. */
  [dir='rtl'] em {
    font-style: normal;
    font-weight: 650;
  }

  /* Parts that are never written from right to left, within a text that is. */
  [dir='rtl'] :is(pre, code) {
    direction: ltr;
    unicode-bidi: isolate;
  }

  [dir='rtl'] a:is([href^='tel:'], [href^='mailto:']):not([data-style]),
  [dir='rtl'] a:is([href^='tel:'], [href^='mailto:']) > span {
    unicode-bidi: plaintext;
  }

  [dir='rtl'] :is(input[type='email'], input[type='tel'], input[type='url']) {
    direction: ltr;
    text-align: end;
  }

  /* Moves to the next line as a whole, and breaks only where no line is wide enough for it. */
  .unbroken {
    display: inline-block;
    text-decoration: inherit;
  }

  .visually-hidden:not(:focus):not(:active) {
    ${unseen}
    margin: -1px;
    white-space: nowrap;
  }

  :root {
    --gutter: clamp(1.25rem, 5vw, 3rem);
    --section: var(--space-10);
    --header-height: 4.75rem;
  }

  /*
   * Enlarged text on a narrow screen: titles and spaces grow less than the text, and a word that is too
   * long breaks instead of widening the page.
   */
  @media (max-width: 19.99rem) {
    :root {
      --gutter: 5vw;
      --space-5: 5vw;
      --space-6: 6vw;
      --text-xl: 7.5vw;
      --text-2xl: 9vw;
      --text-3xl: 11vw;
      --text-4xl: 11vw;
    }

    body {
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    html {
      scroll-behavior: smooth;
    }

    @view-transition {
      navigation: auto;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }

  @media print {
    html {
      font-size: 10.5pt;
    }

    :root {
      --section: 2.25rem;
      --border: 1px;
    }

    :root,
    [data-tone] {
      --color-background: #fff;
      --color-surface: #fff;
      --color-tint: #fff;
      --color-text: #000;
      --color-muted: #333;
      --color-accent: #000;
      --color-on-accent: #000;
      --color-on-highlight: #000;
      --color-accent-soft: #fff;
      --color-action: #fff;
      --color-on-action: #000;
      --color-button: #fff;
      --color-on-button: #000;
    }

    body {
      display: block;
      min-height: 0;
      overflow-wrap: normal;
    }

    img {
      max-width: min(100%, 9cm);
    }

    h1,
    h2,
    h3 {
      break-after: avoid;
      break-inside: avoid;
    }

    * {
      box-shadow: none !important;
    }

    li,
    tr,
    figure,
    article,
    details,
    dl > div {
      break-inside: avoid;
    }

    details::details-content {
      block-size: auto !important;
      content-visibility: visible !important;
    }
  }
`;
