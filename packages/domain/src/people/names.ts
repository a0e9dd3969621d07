import { documentKind } from './document.ts'

export function firstName(fullName: string): string {
  return wordsOf(fullName)[0] ?? ''
}

/** Name in the greeting of a mail. A company has none: the first word of "Forno da Marina" is no person. */
export function nameToGreet({ name, document }: { name: string; document: string | null }): string {
  return document !== null && documentKind(document) === 'CNPJ' ? '' : name
}

export function hasNameAndSurname(fullName: string): boolean {
  return wordsOf(fullName).length >= 2
}

/** 'Maria da Silva' becomes 'Maria S***': enough for the buyer to recognise the order, too little to find her. */
export function maskName(fullName: string): string {
  const words = wordsOf(fullName)
  const first = words[0] ?? ''
  const last = words.length > 1 ? words.at(-1) : undefined
  return last === undefined ? first : `${first} ${Array.from(last)[0] ?? ''}***`
}

function wordsOf(fullName: string): string[] {
  return fullName.split(/\s+/).filter((word) => word !== '')
}
