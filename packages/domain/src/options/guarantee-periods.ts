/** Days in which a buyer may give the product back. */
export const guaranteePeriods = [7, 14, 21, 30] as const
export type GuaranteePeriod = (typeof guaranteePeriods)[number]
