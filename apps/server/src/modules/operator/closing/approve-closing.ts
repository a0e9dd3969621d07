import { AppError } from '@balcao/domain/texts/app-error'
import type { Caller } from '#rpc/caller.ts'
import { beginClosing } from './begin-closing.ts'
import type { ApproveClosingInput } from './closing.input.ts'
import { lockClosing } from './closing.ts'

/**
 * Approval by a second master: the closing begins. A proposal never changes, so its id identifies the
 * approved version.
 */
export async function approveClosing(caller: Caller, { closingId }: ApproveClosingInput): Promise<void> {
  const { userId } = caller.session
  const closing = await lockClosing(caller, closingId, ['PROPOSED'])
  if (closing.proposedBy === userId) throw new AppError('other_person_needed')
  await beginClosing(caller, closing, { approvedBy: userId })
}
