/** Asserts a condition. A violation is a bug: it throws, the transaction rolls back and the log shows it. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant violated: ${message}`)
}
