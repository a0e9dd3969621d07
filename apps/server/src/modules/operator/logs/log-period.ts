import { z } from 'zod'

const instant = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .optional()

/** From an instant on, up to another. */
export const logPeriod = { from: instant, to: instant }
