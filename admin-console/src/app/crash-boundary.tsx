import { Component, type ReactNode } from 'react';
import { CrashMessage } from './crash-message';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Another address gets another try. */
  resetKey: string;
}

interface CrashBoundaryState {
  crashed: boolean;
  resetKey: string;
}

/** Keeps the rail alive when a screen fails to load or to draw. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { crashed: true };
  }

  static getDerivedStateFromProps(props: CrashBoundaryProps, state: CrashBoundaryState): CrashBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { crashed: false, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashMessage /> : this.props.children;
  }
}
