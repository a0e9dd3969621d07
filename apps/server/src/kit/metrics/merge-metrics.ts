/**
 * One page of the metrics of several processes. Their series differ by the label `process`; the lines of one
 * metric have to stand together.
 */
export function mergeMetrics(pages: readonly string[]): string {
  const metrics = new Map<string, { heading: string[]; series: string[] }>()
  for (const page of pages)
    for (const { name, heading, series } of metricsOf(page)) {
      const known = metrics.get(name)
      if (known) known.series.push(...series)
      else metrics.set(name, { heading, series })
    }
  return [...metrics.values()]
    .flatMap(({ heading, series }) => [...heading, ...series])
    .map((line) => `${line}\n`)
    .join('')
}

function metricsOf(page: string) {
  const found: { name: string; heading: string[]; series: string[] }[] = []
  for (const line of page.split('\n').filter(Boolean)) {
    const [, name] = /^# HELP (\S+)/.exec(line) ?? []
    if (name !== undefined) found.push({ name, heading: [], series: [] })
    const last = found.at(-1)
    if (line.startsWith('#')) last?.heading.push(line)
    else last?.series.push(line)
  }
  return found
}
