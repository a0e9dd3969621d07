/** '2026-11-15 18:59:27', as the clock on a wall in São Paulo shows it. */
export function wallClock(at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO('America/Sao_Paulo')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ')
}
