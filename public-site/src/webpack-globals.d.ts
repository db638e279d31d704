declare let __webpack_public_path__: string;

declare module '*.svg' {
  const address: string;
  export = address;
}
