const offsetMs = 3 * 3_600_000

/** A moment as São Paulo's clocks show it, with its offset: 2026-03-02T12:00:00-03:00. There is no summer time. */
export function isoInSaoPaulo(moment: Date): string {
  return `${new Date(moment.getTime() - offsetMs).toISOString().slice(0, 19)}-03:00`
}
