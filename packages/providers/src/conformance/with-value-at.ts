/** A copy of an answer in which one field, named by its path, has another value. */
export function withValueAt(answer: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = path.split('.')
  const branch = answer as Record<string, unknown>
  if (Array.isArray(answer))
    return answer.map((entry, index) =>
      String(index) === step
        ? rest.length === 0
          ? value
          : withValueAt(entry, rest.join('.'), value)
        : entry,
    )
  return { ...branch, [step]: rest.length === 0 ? value : withValueAt(branch[step], rest.join('.'), value) }
}

/** An answer reduced to one field, named by its path. */
export function onlyAt(answer: unknown, path: string): unknown {
  const [step = '', ...rest] = path.split('.')
  const inner = (answer as Record<string, unknown>)[step]
  const kept = rest.length === 0 ? inner : onlyAt(inner, rest.join('.'))
  return Array.isArray(answer) ? [kept] : { [step]: kept }
}
