/** An id, also with a suffix, or a code; inside JSON and other texts as well. */
const word = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[\w-]+/g

/** Parts of an instant match too, but identify nothing. */
const timeOfDay = /^(?:\d{4}-\d{2}-\d{2}T\d{2}|\d{1,3}Z?)$/

export function wordsOf(values: readonly unknown[]): string[] {
  return values
    .flatMap((value) => (typeof value === 'string' ? (value.match(word) ?? []) : []))
    .filter((found) => !timeOfDay.test(found))
}

export function replaceWords(text: string, replace: (word: string) => string): string {
  return text.replace(word, replace)
}
