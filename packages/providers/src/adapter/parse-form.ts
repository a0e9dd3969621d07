/** Reads a form whose names nest by brackets: data[id]=1&data[status]=paid. */
export function parseForm(text: string): Record<string, unknown> {
  const root: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const steps = name.split(/\[|\]\[|\]/).filter((step) => step !== '')
    const last = steps.pop()
    if (last === undefined) continue
    let current = root
    for (const step of steps) {
      const next = current[step]
      const branch: Record<string, unknown> = isBranch(next) ? next : Object.create(null)
      current[step] = branch
      current = branch
    }
    current[last] = value
  }
  return root
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
