import { problem } from '@balcao/domain/input-problems'
import { legalTextKinds } from '@balcao/domain/legal-texts'
import { z } from 'zod'

export const legalTextOfInput = z.strictObject({ kind: z.enum(legalTextKinds) })

/** A new version of a text, with the version that it was written from. */
export const legalTextInput = z.strictObject({
  kind: z.enum(legalTextKinds),
  formerVersion: z.int().min(0),
  body: z.string().trim().min(50, problem('too_short')).max(200_000, problem('too_long')),
})
export type LegalTextInput = z.output<typeof legalTextInput>
