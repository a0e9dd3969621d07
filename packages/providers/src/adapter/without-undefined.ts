/** Drops undefined fields, so that a result has only fields with a value. */
export function withoutUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept: { [K in keyof T]?: T[K] } = {}
  for (const name of Object.keys(fields) as (keyof T)[]) {
    if (fields[name] !== undefined) kept[name] = fields[name]
  }
  return kept as { [K in keyof T]?: Exclude<T[K], undefined> }
}
