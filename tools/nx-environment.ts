/** For one command of Nx: nothing of it runs on, nothing is drawn over, and its plugins share a process (seconds on two cores). */
export const nxEnvironment = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  // Within a task of Nx, as where a journey starts the product, it would take itself for a task that waits for itself.
  NX_INVOCATION_ROOT_PID: undefined,
};
