import type { Charge } from './lock-charge.ts'

/**
 * Instant from which the days to the next notice count: the latest of due date, last notice and answer to a
 * contest.
 */
export function lateSince({ dueAt, noticedAt, contestAnsweredAt }: Charge): Date {
  const instants = [dueAt, noticedAt, contestAnsweredAt].filter((instant) => instant !== null)
  return new Date(Math.max(...instants.map((instant) => instant.getTime())))
}
