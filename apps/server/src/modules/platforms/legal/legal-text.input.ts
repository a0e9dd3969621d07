import { problem } from '@balcao/domain/texts/input-problems'
import { legalTextKinds } from '@balcao/domain/texts/legal-texts'
import { z } from 'zod'

/**
 * About thirty printed pages: even with an accent on every third letter it stays below the server's limit of
 * a body.
 */
const bodyMax = 60_000

export const legalTextOfInput = z.strictObject({ kind: z.enum(legalTextKinds) })

export const legalVersionInput = z.strictObject({ kind: z.enum(legalTextKinds), version: z.int().min(1) })
export type LegalVersionInput = z.output<typeof legalVersionInput>

/** A new version of a text, with the version that it was edited from. */
export const legalTextInput = z.strictObject({
  kind: z.enum(legalTextKinds),
  formerVersion: z.int().min(0),
  body: z.string().trim().min(50, problem('too_short')).max(bodyMax, problem('too_long')),
})
export type LegalTextInput = z.output<typeof legalTextInput>
