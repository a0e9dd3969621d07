type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

const parseWithSource = JSON.parse as ParseWithSource

/**
 * A number that may be too large to be exact: sixteen digits, or an exponent. Every number of a JSON text is at its
 * beginning or after one of these characters; a false match inside a string only costs time.
 */
const largeNumber = /(?:^|[:[,])\s*-?(?:\d{16}|\d[\d.]*[eE])/

/**
 * JSON whose ids beyond 2^53 keep all their digits: they become texts as they were sent. Some back-ends put a byte
 * order mark before the JSON.
 */
export function parseJson(given: string): { parsed: true; value: unknown } | { parsed: false } {
  const text = given.startsWith('\ufeff') ? given.slice(1) : given
  try {
    return { parsed: true, value: largeNumber.test(text) ? parseExactly(text) : JSON.parse(text) }
  } catch {
    return { parsed: false }
  }
}

/** Inspects every value while parsing, which takes many times as long. */
function parseExactly(text: string): unknown {
  return parseWithSource(text, (_, entry, { source }) =>
    typeof entry === 'number' && isTooLarge(entry) ? source : entry,
  )
}

function isTooLarge(number: number): boolean {
  return !Number.isFinite(number) || (Number.isInteger(number) && !Number.isSafeInteger(number))
}
