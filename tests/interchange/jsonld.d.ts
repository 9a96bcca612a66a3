/** `jsonld` brings no types of its own. */
declare module 'jsonld' {
  const jsonld: {
    expand(document: object, options?: object): Promise<readonly Readonly<Record<string, unknown>>[]>
  }
  export default jsonld
}
