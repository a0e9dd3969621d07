/**
 * 'São João' becomes 'Sao Joao'. Characters without a plain letter are dropped: banks and card statements
 * print ASCII only.
 */
export function foldToAscii(text: string): string {
  return text.normalize('NFD').replace(/[^\x20-\x7e]/g, '')
}
