import { AppError } from '@balcao/domain/texts/app-error'
import { disputeFiles } from '#db/schema/refunds.ts'
import { requireOwnUpload } from '#modules/uploads/require-own-upload.ts'
import type { Caller } from '#rpc/caller.ts'
import type { Defence } from './dispute.input.ts'
import { lockDispute, ofSeller, updateDispute } from './dispute.ts'

/** The last day is reserved for the staff, who send the defence to the bank. */
const staffsDayMs = 24 * 60 * 60_000

/** Stores the seller's defence with its files. It can be rewritten until it is sent to the bank. */
export async function defendDispute(
  caller: Caller,
  { disputeId, defence, fileKeys }: Defence,
): Promise<void> {
  const { tx, platformId, now, session } = caller
  const { dispute } = await lockDispute(caller, disputeId, ofSeller(caller))
  if (dispute.state !== 'OPEN' && dispute.state !== 'DEFENDED') throw new AppError('record_changed')
  if (dispute.dueAt.getTime() - staffsDayMs <= now.getTime()) throw new AppError('defence_too_late')
  for (const key of fileKeys)
    await requireOwnUpload(caller, { key, purpose: 'DISPUTE_EVIDENCE', field: 'fileKeys' })
  if (fileKeys.length > 0)
    await tx
      .insert(disputeFiles)
      .values(
        fileKeys.map((key) => ({ platformId, disputeId, key, addedById: session.userId, addedAt: now })),
      )
      .onConflictDoNothing()
  await updateDispute(caller, dispute, { state: 'DEFENDED', defence })
}
