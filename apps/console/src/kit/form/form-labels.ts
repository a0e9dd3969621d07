import type { FieldErrors } from 'react-hook-form'

/** Format of a field's limit: 500 is “R$ 5,00” in a money field, and “5%” in one of basis points. */
export type FieldUnit = 'money' | 'percent' | 'plain'

/** A field's registration with the form. */
export type FieldNote = {
  label: string
  unit: FieldUnit
  /** A list of rows counts as one change, however many of its fields changed. */
  isRows: boolean
}
export type FieldNotes = ReadonlyMap<string, FieldNote>

/** Name of a field: its label, after that of its row. Undefined for a field that was never rendered. */
export function labelOf(notes: FieldNotes, path: string): string | undefined {
  const own = notes.get(path)?.label
  const row = ancestorsOf(path).find((ancestor) => /\.\d+$/.test(ancestor) && notes.has(ancestor))
  const rowLabel = row === undefined ? undefined : notes.get(row)?.label
  return own !== undefined && rowLabel !== undefined ? `${rowLabel}, ${own}` : (own ?? rowLabel)
}

/**
 * The labels of changed fields, each once. `dirtyFields` has the shape of the values, with `true` at changed
 * ones.
 */
export function changedLabels(notes: FieldNotes, dirtyFields: unknown): string[] {
  const labels = leavesOf(dirtyFields).flatMap((path) => {
    const rows = ancestorsOf(path).findLast((ancestor) => notes.get(ancestor)?.isRows)
    const label = rows === undefined ? labelOf(notes, path) : notes.get(rows)?.label
    return label === undefined ? [] : [label]
  })
  return [...new Set(labels)]
}

export type FlatError = { path: string; message: string; isFromServer: boolean }

/** Every error of a form with the path of its field, however deep. `root` is the whole form. */
export function flattenErrors(errors: FieldErrors, prefix = ''): FlatError[] {
  return Object.entries(errors).flatMap(([name, error]): FlatError[] => {
    if (typeof error !== 'object' || error === null) return []
    // An error of a list as a whole, such as “too few”, is in its `root`.
    const path = prefix === '' ? name : name === 'root' ? prefix : `${prefix}.${name}`
    const { message, type } = error as { message?: unknown; type?: unknown }
    if (typeof message === 'string') return [{ path, message, isFromServer: type === 'server' }]
    return flattenErrors(error as FieldErrors, path)
  })
}

function leavesOf(tree: unknown, path = ''): string[] {
  if (tree === true) return [path]
  if (typeof tree !== 'object' || tree === null) return []
  return Object.entries(tree).flatMap(([name, branch]) =>
    leavesOf(branch, path === '' ? name : `${path}.${name}`),
  )
}

/** The paths around a path, the nearest first: `a.0` and `a` for `a.0.b`. */
function ancestorsOf(path: string): string[] {
  const names = path.split('.')
  return names.map((_, depth) => names.slice(0, names.length - depth).join('.')).slice(1)
}
