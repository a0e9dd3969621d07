import { deepStrictEqual } from 'node:assert'

/** Thrown, not asserted: a chronicle records the problem of each step, and the test reports them together. */

export function expectThat(condition: unknown, what: string): void {
  if (!condition) throw new Error(`Expected: ${what}`)
}

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  try {
    deepStrictEqual(actual, expected)
  } catch {
    throw new Error(`Expected ${what} to be ${JSON.stringify(expected)}, not ${JSON.stringify(actual)}`)
  }
}

/** Compares every named field and no other. Lists must have the same length. */
export function expectToMatch(actual: unknown, expected: unknown, what = 'result'): void {
  if (typeof expected !== 'object' || expected === null) {
    expectEqual(actual, expected, what)
    return
  }
  if (Array.isArray(expected)) {
    expectEqual((actual as unknown[]).length, expected.length, `length of ${what}`)
  }
  for (const [name, value] of Object.entries(expected)) {
    expectToMatch((actual as Record<string, unknown> | undefined)?.[name], value, `${what}.${name}`)
  }
}
