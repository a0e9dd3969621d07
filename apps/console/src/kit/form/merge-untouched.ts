/**
 * Merges a record that changed on the server during editing: untouched parts take the new values, touched
 * ones keep the typed values. A part is a top-level field of the record with its whole content, so that rows
 * of two versions of a list are never mixed.
 */
export function mergeUntouched<Values extends object>(
  typed: Values,
  incoming: Values,
  dirtyFields: object,
): { values: Values; kept: (keyof Values & string)[] } {
  const touched = Object.entries(dirtyFields).flatMap(([name, isDirty]) => (hasTrue(isDirty) ? [name] : []))
  const kept = touched as (keyof Values & string)[]
  return {
    values: { ...incoming, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) },
    kept,
  }
}

function hasTrue(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return tree === true
  return Object.values(tree).some(hasTrue)
}
