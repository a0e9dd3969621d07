import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

const colour = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, problem('invalid'))
  .transform((value) => value.toLowerCase())
const picture = z.string().max(200).nullable()

/** Name and look of a platform, with the version number that the form was read from (optimistic lock). */
export const brandInput = z.strictObject({
  basedOn: z.int().min(0),
  name: z.string().trim().min(2, problem('too_short')).max(60, problem('too_long')),
  brandColor: colour,
  /** Null for mails in the brand's colour. */
  mailColor: z
    .union([z.literal(''), colour])
    .nullable()
    .transform((value) => value || null),
  logoKey: picture,
  faviconKey: picture,
  doorImageKey: picture,
})
export type BrandInput = z.output<typeof brandInput>
