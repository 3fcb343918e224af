import { Component, type ReactNode } from 'react';

/** Props of `Pane`. */
interface PaneProps {
  /** What the pane shows: “The form”. */
  label: string;
  /** The class that gives the pane its place. */
  className: string;
  /** The version of the site; another one may be without the fault. */
  version: number;
  children: ReactNode;
}

/**
 * A part of the editor that can fail alone: a fault of its code leaves the other parts, and what was
 * typed in them, and shows a message until the site changes.
 */
export class Pane extends Component<PaneProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate({ version }: PaneProps): void {
    if (this.state.hasFailed && version !== this.props.version) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { label, className, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <section className={`${className} failed`} role="alert" aria-label={label}>
        <p>
          {`${label} cannot be shown: this is a fault of the editor, not yours. Nothing you typed is lost.`}
        </p>
        <button type="button" onClick={() => location.reload()}>
          Reload the editor
        </button>
      </section>
    );
  }
}
