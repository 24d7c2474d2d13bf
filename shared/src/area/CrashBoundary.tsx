import { Component, type ReactNode } from 'react';

import type { MountProps } from './mountProps';

/** Ends a crash of the area in the area: draws nothing and tells the shell, which draws the error card. */
export class CrashBoundary<Props extends Pick<MountProps, 'onCrash'>> extends Component<
  Props & { children?: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    // Not as a method of the props: the browser's own `reportError` refuses to be one.
    const { onCrash } = this.props;
    onCrash(error);
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
