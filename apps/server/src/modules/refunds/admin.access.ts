import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, type IdProbe, probe } from '#rpc/testing/access-facts.ts'
import type { adminRefundsApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminRefundsApi>

const reason = 'Conferido no extrato'
const later = '2030-06-01T12:00:00.000Z'

const ofPayment = (own: (holder: Holdings) => object): IdProbe => ({ own, refusal: 'payment_not_found' })

export const adminRefundsAccess: AccessFacts = {
  at: 'admin.refunds',
  objects: {
    list: {
      paymentId: probe<Answers['list']>({
        own: ({ refundablePaymentId }) => ({ paymentId: refundablePaymentId }),
        harmless: ({ rows }) => rows.length === 0,
      }),
    },
    preview: {
      paymentId: ofPayment(({ refundablePaymentId: paymentId }) => ({ kind: 'WHOLE', paymentId })),
      orderItemIds: 'An item that is not of the order is refused, as the whole refund is.',
    },
    refund: {
      paymentId: ofPayment(({ refundablePaymentId: paymentId }) => ({
        kind: 'PART',
        paymentId,
        amountCents: 100,
        key: 'a-key-of-the-staff',
        reason,
      })),
      orderItemIds: 'An item that is not of the order is refused, as the whole refund is.',
    },
    markReturned: {
      refundId: ({ refundIds }) => ({
        refundId: refundIds.markReturned,
        from: 'OWN_BANK',
        reason,
      }),
    },
    askAgain: { refundId: ({ refundIds }) => ({ refundId: refundIds.askAgain, reason }) },
    cancel: { refundId: ({ refundIds }) => ({ refundId: refundIds.cancel, reason }) },
    getRequest: { requestId: ({ requestIds }) => ({ requestId: requestIds.grant }) },
    writeMessage: {
      requestId: ({ requestIds }) => ({
        requestId: requestIds.grant,
        key: '2b7b0f1c-7c1d-4c51-8f27-6a1f0c9d3e42',
        body: 'Estamos analisando.',
      }),
    },
    grantRequest: { requestId: ({ requestIds }) => ({ requestId: requestIds.grant, reason }) },
    rejectRequest: { requestId: ({ requestIds }) => ({ requestId: requestIds.reject, reason }) },
  },
}

export const adminDisputesAccess: AccessFacts = {
  at: 'admin.disputes',
  objects: {
    get: { disputeId: ({ disputeIds }) => ({ disputeId: disputeIds.get }) },
    notice: {
      paymentId: ofPayment(({ disputablePaymentId: paymentId }) => ({ paymentId, dueAt: later, reason })),
    },
    moveDeadline: {
      disputeId: ({ disputeIds }) => ({
        disputeId: disputeIds.moveDeadline,
        dueAt: later,
        reason,
      }),
    },
    accept: { disputeId: ({ disputeIds }) => ({ disputeId: disputeIds.moveDeadline, reason }) },
    submit: { disputeId: ({ disputeIds }) => ({ disputeId: disputeIds.submit, reason }) },
    decide: {
      disputeId: ({ disputeIds }) => ({
        disputeId: disputeIds.decide,
        outcome: 'WON',
        reason,
      }),
    },
    readFile: {
      disputeId: ({ disputeIds, evidenceKey }) => ({
        disputeId: disputeIds.get,
        fileKey: evidenceKey,
      }),
    },
  },
}

export const adminCasesAccess: AccessFacts = {
  at: 'admin.cases',
  objects: {
    get: { caseId: ({ caseId }) => ({ caseId }) },
    resolve: { caseId: ({ caseId }) => ({ caseId, resolution: 'CLOSE', reason }) },
  },
}
