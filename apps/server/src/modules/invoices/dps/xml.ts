export const nfseNamespace = 'http://www.sped.fazenda.gov.br/nfse'

/** An element as text in canonical form (C14N): no declaration, no white space, no empty-element tags. */
export function element(name: string, content: string | number | readonly (string | null)[]): string {
  const inside = Array.isArray(content)
    ? content.filter((part) => part !== null).join('')
    : escaped(String(content))
  return `<${name}>${inside}</${name}>`
}

/** An element, or null without a value. */
export function optional(name: string, value: string | number | null): string | null {
  return value === null || value === '' ? null : element(name, value)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text in the characters and within the length that the layout allows: Latin-1 without line breaks. */
export function plainText(text: string, length: number): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[^ -~¡-ÿ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim()
}
