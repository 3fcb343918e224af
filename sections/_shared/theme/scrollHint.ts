import { css } from 'styled-components';

/**
 * The ground of a box that scrolls sideways: a shadow at each edge behind which there is more. Covers
 * that scroll with the content hide the shadow at the ends.
 */
export const scrollHint = css`
  --cover: var(--color-surface) 40%, transparent;
  --edge: radial-gradient(farthest-side, rgb(0 0 0 / 0.28), transparent);

  background:
    linear-gradient(to right, var(--cover)) left / 3rem 100% no-repeat local,
    linear-gradient(to left, var(--cover)) right / 3rem 100% no-repeat local,
    var(--edge) -0.75rem 50% / 1.5rem 100% no-repeat scroll,
    var(--edge) calc(100% + 0.75rem) 50% / 1.5rem 100% no-repeat scroll,
    var(--color-surface);
`;
