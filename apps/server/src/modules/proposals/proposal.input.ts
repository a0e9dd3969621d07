import { problem } from '@balcao/domain/texts/input-problems'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { signOnInput } from '#modules/accounts/sign-on/sign-on.input.ts'
import { accountChangeInput } from '#modules/acquirers/accounts/account.input.ts'
import { linkReceiverInput } from '#modules/acquirers/receivers/receivers.input.ts'
import { routesInput } from '#modules/acquirers/routes/routes.input.ts'
import { feeCorrectionInput } from '#modules/payments/fee-corrections/fee-correction.input.ts'
import { changeReason } from '#modules/platforms/settings/change-reason.input.ts'

/** Ten million in any currency; more is a typing error. */
const amountMax = 1_000_000_000
const lotsMax = 100

const reason = z.string().trim().min(3, problem('too_short')).max(500, problem('too_long'))
const purse = z.enum(['user', 'manager'])
const currency = z.enum(currencies)
/** Idempotency key, made by the browser when the dialog opens. */
const requestId = z.uuid()

export const adjustmentTerms = z.strictObject({
  userId: z.uuid(),
  purse,
  currency,
  /** Positive for money given to the person. */
  amountCents: z.int().min(-amountMax).max(amountMax),
})
export const proposeAdjustmentInput = z.strictObject({
  requestId,
  userId: z.uuid(problem('required')),
  purse,
  currency,
  direction: z.enum(['GIVE', 'TAKE']),
  amountCents: z.int(problem('required')).positive(problem('too_small')).max(amountMax, problem('too_large')),
  reason,
})

export const releaseTerms = z.strictObject({
  lotIds: z
    .array(z.uuid())
    .min(1, problem('too_few'))
    .max(lotsMax, problem('too_many'))
    .refine((ids) => new Set(ids).size === ids.length, problem('invalid')),
})
export const proposeReleaseInput = releaseTerms.extend({ requestId, reason })

export const writeOffTerms = z.strictObject({
  userId: z.uuid(),
  purse,
  currency,
  amountCents: z.int(problem('invalid')).positive(problem('too_small')).max(amountMax, problem('too_large')),
})
export const proposeWriteOffInput = writeOffTerms.extend({ requestId, reason })

export const proposeFeeCorrectionInput = feeCorrectionInput.extend({ requestId, reason })
export const proposeAccountChangeInput = accountChangeInput.extend({ requestId })
export const proposeReceiverLinkInput = linkReceiverInput.extend({ requestId, reason: changeReason })
export const proposeRoutesInput = routesInput.extend({ requestId, reason: changeReason })
export const proposeSignOnInput = signOnInput.extend({ requestId, reason: changeReason })

export const proposalIdInput = z.strictObject({ proposalId: z.uuid() })
/** `seen` is the hash of the state that the person was shown; the decision covers exactly that state. */
export const approveProposalInput = z.strictObject({ proposalId: z.uuid(), seen: z.string().max(100) })
export const refuseProposalInput = z.strictObject({ proposalId: z.uuid(), reason })
