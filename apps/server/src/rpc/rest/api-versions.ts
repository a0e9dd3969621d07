/**
 * A change of an answer that could break programs. `older` turns an answer of a route into its former shape; routes are
 * named by their operations.
 */
export type ApiChange = {
  /** The version that introduced it, as a date. */
  version: string
  text: { pt: string; en: string }
  older: Record<string, (answer: Record<string, unknown>) => Record<string, unknown>>
}

export const firstVersion = '2026-11-18'

/** All such changes, the newest last. New fields need no version. */
export const apiChanges: readonly ApiChange[] = []

export function latestVersion(changes: readonly ApiChange[] = apiChanges): string {
  return changes.at(-1)?.version ?? firstVersion
}

export function isApiVersion(version: string, changes: readonly ApiChange[] = apiChanges): boolean {
  return version === firstVersion || changes.some((change) => change.version === version)
}

/** An answer in the shape that it had in an earlier version. */
export function inVersion(
  version: string,
  operation: string,
  answer: Record<string, unknown>,
  changes: readonly ApiChange[] = apiChanges,
): Record<string, unknown> {
  return changes
    .filter((change) => change.version > version)
    .toReversed()
    .reduce((current, { older }) => older[operation]?.(current) ?? current, answer)
}
