import { z } from 'zod'

const instant = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .optional()

/** Period from an instant until before another. */
export const logPeriod = { from: instant, to: instant }
