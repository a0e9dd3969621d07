const labelsWanted = 4

/** The days that get a label, evenly apart and the last one always among them: it is the one people look for. */
export function labelledDays<Day>(days: readonly Day[]): Day[] {
  const step = Math.max(1, Math.ceil((days.length - 1) / labelsWanted))
  return days.filter((_, index) => (days.length - 1 - index) % step === 0)
}
