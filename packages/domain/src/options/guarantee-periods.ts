/** Days of guarantee in which a buyer may return the product. */
export const guaranteePeriods = [7, 14, 21, 30] as const
export type GuaranteePeriod = (typeof guaranteePeriods)[number]
