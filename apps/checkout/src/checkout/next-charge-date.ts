const millisecondsInADay = 86_400_000

/** São Paulo has one offset all year, so whole days can be added to the instant. */
export function nextChargeDate(now: Date, frequencyInDays: number, languageTag: string): string {
  const date = new Date(now.getTime() + frequencyInDays * millisecondsInADay)
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(
    date,
  )
}
