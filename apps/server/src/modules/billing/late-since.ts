import type { Charge } from './lock-charge.ts'

/** Start of the days to the next notice: the due date, the last notice, or the answer to a contest. */
export function lateSince({ dueAt, noticedAt, contestAnsweredAt }: Charge): Date {
  const instants = [dueAt, noticedAt, contestAnsweredAt].filter((instant) => instant !== null)
  return new Date(Math.max(...instants.map((instant) => instant.getTime())))
}
