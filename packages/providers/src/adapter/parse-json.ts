type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

const parseWithSource = JSON.parse as ParseWithSource

/** JSON whose ids beyond 2^53 keep all their digits: they become the text that was on the wire. */
export function parseJson(text: string): { parsed: true; value: unknown } | { parsed: false } {
  try {
    const value = parseWithSource(text, (_, entry, { source }) =>
      typeof entry === 'number' && Number.isInteger(entry) && !Number.isSafeInteger(entry) ? source : entry,
    )
    return { parsed: true, value }
  } catch {
    return { parsed: false }
  }
}
