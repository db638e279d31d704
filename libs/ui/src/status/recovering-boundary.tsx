import { Component, startTransition, type ReactNode } from 'react';
import { recoveryPause } from './recovery-pause';

interface RecoveringBoundaryProps {
  /** A new place resets the boundary. */
  place: string;
  children: ReactNode;
  /** Shown where the children threw or failed to load, until they are back. */
  fallback: ReactNode;
}

interface RecoveringBoundaryState {
  place: string;
  broken: boolean;
}

/** Keeps its surroundings working when a part breaks or does not load, and retries that part every few seconds. */
export class RecoveringBoundary extends Component<RecoveringBoundaryProps, RecoveringBoundaryState> {
  override state: RecoveringBoundaryState = { place: this.props.place, broken: false };
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(): Partial<RecoveringBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(
    { place }: RecoveringBoundaryProps,
    state: RecoveringBoundaryState,
  ): RecoveringBoundaryState | null {
    return state.place === place ? null : { place, broken: false };
  }

  override componentDidCatch(): void {
    clearTimeout(this.timer);
    // As a transition: the fallback stays until the children are there.
    const retry = () => startTransition(() => this.setState({ broken: false }));
    this.timer = setTimeout(retry, recoveryPause(this.attempt++));
  }

  override componentDidUpdate({ place }: RecoveringBoundaryProps): void {
    if (place !== this.props.place) this.attempt = 0;
  }

  override componentWillUnmount(): void {
    clearTimeout(this.timer);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
