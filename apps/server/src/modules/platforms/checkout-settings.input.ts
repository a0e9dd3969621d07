import { z } from 'zod'
import { placeholders } from './placeholders.input.ts'

/** What every checkout of the platform has in common. */
export const checkoutSettingsInput = z.strictObject({ hidesCartTitle: z.boolean(), ...placeholders })
export type CheckoutSettings = z.output<typeof checkoutSettingsInput>
