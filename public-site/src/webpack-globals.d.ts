declare let __webpack_public_path__: string;

declare module '*.svg' {
  const address: string;
  export = address;
}

/** A drawing: `tools/webpack/drawings` makes a component of it. */
declare module './*.svg' {
  const Drawing: import('react').ComponentType<{ className?: string }>;
  export = Drawing;
}

declare module '../../drawings/*.svg' {
  const Drawing: import('react').ComponentType<{ className?: string }>;
  export = Drawing;
}

declare module '../../../drawings/*.svg' {
  const Drawing: import('react').ComponentType<{ className?: string }>;
  export = Drawing;
}

declare module '../../src/drawings/*.svg' {
  const Drawing: import('react').ComponentType<{ className?: string }>;
  export = Drawing;
}
