/**
 * The path of the first text that PostgreSQL cannot store unchanged: a text with a zero character, or with half of a character (a
 * lone surrogate), which would be stored as another text. Names of fields count too. Null if there is none.
 */
export function findUnstorableText(input: unknown): string | null {
  // An explicit stack instead of recursion: an attacker may send a hundred thousand brackets.
  const left: { value: unknown; place: string }[] = [{ value: input, place: '' }]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, place } = next
    if (typeof value === 'string' && !isStorable(value)) return place
    if (typeof value !== 'object' || value === null) continue
    for (const [name, part] of Object.entries(value)) {
      if (!isStorable(name)) return place
      left.push({ value: part, place: place === '' ? name : `${place}.${name}` })
    }
  }
  return null
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
