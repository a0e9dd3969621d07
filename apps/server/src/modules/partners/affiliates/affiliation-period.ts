import { z } from 'zod'

/** The days that figures are counted over; left out, all of them. */
export const affiliationPeriod = { from: z.iso.datetime().optional(), to: z.iso.datetime().optional() }
export type AffiliationPeriod = { from?: string | undefined; to?: string | undefined }
