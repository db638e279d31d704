import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new place starts afresh. */
  place: string;
  children: ReactNode;
  fallback: ReactNode;
}

interface ErrorBoundaryState {
  place: string;
  broken: boolean;
}

/** Keeps header, footer and navigation alive when a page breaks. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, broken: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return state.place === place ? null : { place, broken: false };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
