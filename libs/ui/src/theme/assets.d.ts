/** Address of a font file in the released client folder. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
