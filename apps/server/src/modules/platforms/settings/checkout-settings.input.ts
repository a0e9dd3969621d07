import { z } from 'zod'
import { placeholders } from './placeholders.input.ts'

/** Settings shared by every checkout of the platform. */
export const checkoutSettingsInput = z.strictObject({ hidesCartTitle: z.boolean(), ...placeholders })
