import { z } from 'zod'
import { newPlatformInput } from '#modules/operator/platforms/platform.input.ts'

const { administrator, name, host, placeholderDocument, placeholderPhone } = newPlatformInput.shape

/** Data of the first platform, by the option of the command line. */
export const platformWishes = z.object({
  name,
  host,
  document: placeholderDocument,
  phone: placeholderPhone,
  'admin-name': administrator.shape.name,
  'admin-email': administrator.shape.email,
  'master-name': administrator.shape.name,
  'master-email': administrator.shape.email,
})
export type PlatformWishes = z.output<typeof platformWishes>
export type PlatformWish = keyof PlatformWishes
