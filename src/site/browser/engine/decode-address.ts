/** A part of an address without its percent signs; one that cannot be read so is left as it is. @module */
export function decodeAddressPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
