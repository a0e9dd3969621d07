const labelsWanted = 4

/** The labelled days, evenly spaced and always with the last one, which people look for. */
export function labelledDays<Day>(days: readonly Day[]): Day[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / labelsWanted))
  return days.filter((_, index) => (days.length - 1 - index) % step === 0)
}
