/** A copy of an answer in which one field, named by its path, says something else. */
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

/** What is left of an answer that holds one field, named by its path, and nothing else. */
export function onlyAt(answer: unknown, path: string): unknown {
  const [step = '', ...rest] = path.split('.')
  const inner = (answer as Record<string, unknown>)[step]
  const kept = rest.length === 0 ? inner : onlyAt(inner, rest.join('.'))
  return Array.isArray(answer) ? [kept] : { [step]: kept }
}
