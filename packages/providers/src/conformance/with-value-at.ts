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
