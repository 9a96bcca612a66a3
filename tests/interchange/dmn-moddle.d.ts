/** `dmn-moddle` brings no types of its own. */
declare module 'dmn-moddle' {
  export class DmnModdle {
    fromXML(text: string): Promise<unknown>
  }
}
