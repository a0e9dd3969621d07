/** Days between two charges of a subscription. */
export const recurrences = [7, 15, 30, 60, 90, 365] as const
export type Recurrence = (typeof recurrences)[number]
