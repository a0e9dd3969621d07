import { isValidDocument, onlyDocumentCharacters } from '@balcao/domain/people/document'
import { isValidEmail, normalizeEmail } from '@balcao/domain/people/email'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

export const managerIdInput = z.strictObject({ managerId: z.uuid() })

export const managerInvitationInput = z.strictObject({
  name: z.string().trim().min(3).max(120),
  email: z.string().min(1).max(254).transform(normalizeEmail).refine(isValidEmail, problem('not_an_email')),
  /** Document of the person who receives the commission; the bank account must be registered under it. */
  document: z
    .string()
    .min(1, problem('required'))
    .max(20)
    .transform(onlyDocumentCharacters)
    .refine(isValidDocument, problem('invalid')),
})
export type ManagerInvitationInput = z.output<typeof managerInvitationInput>

export const suspendManagerInput = z.strictObject({
  managerId: z.uuid(),
  reason: z.string().trim().min(3).max(500),
})
