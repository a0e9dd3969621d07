const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** When a visitor is reminded, counted from the last thing they typed. */
const delaysMs = [30 * minuteMs, 24 * hourMs, 72 * hourMs]

export const remindersMax = delaysMs.length

/** When the next reminder of a cart is due; null when all were sent. */
export function nextReminderAt(cart: { updatedAt: Date; remindersSent: number }): Date | null {
  const delay = delaysMs[cart.remindersSent]
  return delay === undefined ? null : new Date(cart.updatedAt.getTime() + delay)
}
