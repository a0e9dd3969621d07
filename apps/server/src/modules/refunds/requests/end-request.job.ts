import { AppError } from '@balcao/domain/texts/app-error'
import { defineJob } from '#define-job.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope, type Scope } from '#scope.ts'
import { approve } from './approve-request.ts'
import { closeRequest } from './close-request.ts'
import { planRequestEnd, requestEndTicket } from './plan-request-end.ts'
import { leaveToStaff, lockRequest } from './request.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Ends a request at its deadline: a seller who did not answer has agreed, and a buyer who did not appeal has
 * accepted the refusal. An unrecognised charge goes to the staff instead.
 */
export const endRequestJob = defineJob({
  ...requestEndTicket,
  run: (app, { platformId, requestId }) => endInTime(app, platformId, requestId),
})

async function endInTime(app: Scope['app'], platformId: string, requestId: string): Promise<void> {
  try {
    await inScope(app, platformId, (scope) => endRequest(scope, requestId))
  } catch (error) {
    // The request waits while a bank decides about the same money, so that it is not returned twice.
    if (!(error instanceof AppError && error.code === 'refund_disputed')) throw error
    await inScope(app, platformId, (scope) =>
      planRequestEnd(scope, requestId, new Date(scope.now.getTime() + dayMs)),
    )
  }
}

async function endRequest(scope: Scope, requestId: string): Promise<void> {
  const { request, payment } = await lockRequest(scope, requestId)
  if (request.dueAt === null || request.dueAt > scope.now) return
  if (request.state === 'WAITING_SELLER' && request.right === 'UNRECOGNIZED')
    return leaveToStaff(scope, request, null)
  if (request.state === 'WAITING_SELLER') await approve(scope, { request, payment }, theProduct)
  if (request.state === 'REFUSED') await closeRequest(scope, request, request.sellerAnswer ?? '')
}
