import { z } from 'zod'

/** Period of the figures; all time if missing. */
export const affiliationPeriod = { from: z.iso.datetime().optional(), to: z.iso.datetime().optional() }
export type AffiliationPeriod = { from?: string | undefined; to?: string | undefined }
