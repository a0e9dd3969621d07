import type { inferRouterOutputs } from '@trpc/server'
import { type AccessFacts, type Holdings, type ObjectRow, probe } from '#rpc/testing/access-facts.ts'
import type { adminRefundsApi } from './admin.api.ts'

type Answers = inferRouterOutputs<typeof adminRefundsApi>

const reason = 'Conferido no extrato'
const later = '2030-06-01T12:00:00.000Z'

/** The staff reaches records of its own platform, and none of a neighbour's. */
const reached = (field: string, input: (holder: Holdings) => object): ObjectRow => ({
  caller: 'manager',
  ids: { [field]: probe({ own: input, foreign: (_own, foreign) => input(foreign), refusal: 'not_found' }) },
})
const ofPayment = (input: (holder: Holdings) => object) =>
  probe({ own: input, foreign: (_own, foreign) => input(foreign), refusal: 'payment_not_found' })

export const adminRefundsAccess: AccessFacts = {
  at: 'admin.refunds',
  objects: {
    list: {
      caller: 'manager',
      ids: {
        paymentId: probe<Answers['list']>({
          own: ({ refundablePaymentId }) => ({ paymentId: refundablePaymentId }),
          foreign: (_own, { refundablePaymentId }) => ({ paymentId: refundablePaymentId }),
          harmless: ({ rows }) => rows.length === 0,
        }),
      },
    },
    preview: {
      caller: 'manager',
      ids: {
        paymentId: ofPayment(({ refundablePaymentId: paymentId }) => ({ kind: 'WHOLE', paymentId })),
        orderItemIds: { because: 'An item that is not of the order is refused, as the whole refund is.' },
      },
    },
    refund: {
      caller: 'manager',
      ids: {
        paymentId: ofPayment(({ refundablePaymentId: paymentId }) => ({
          kind: 'PART',
          paymentId,
          amountCents: 100,
          key: 'a-key-of-the-staff',
          reason,
        })),
        orderItemIds: { because: 'An item that is not of the order is refused, as the whole refund is.' },
      },
    },
    markReturned: reached('refundId', ({ refundIds }) => ({
      refundId: refundIds.markReturned,
      from: 'OWN_BANK',
      reason,
    })),
    askAgain: reached('refundId', ({ refundIds }) => ({ refundId: refundIds.askAgain, reason })),
    cancel: reached('refundId', ({ refundIds }) => ({ refundId: refundIds.cancel, reason })),
    getRequest: reached('requestId', ({ requestIds }) => ({ requestId: requestIds.grant })),
    writeMessage: reached('requestId', ({ requestIds }) => ({
      requestId: requestIds.grant,
      key: '2b7b0f1c-7c1d-4c51-8f27-6a1f0c9d3e42',
      body: 'Estamos analisando.',
    })),
    grantRequest: reached('requestId', ({ requestIds }) => ({ requestId: requestIds.grant, reason })),
    rejectRequest: reached('requestId', ({ requestIds }) => ({ requestId: requestIds.reject, reason })),
  },
}

export const adminDisputesAccess: AccessFacts = {
  at: 'admin.disputes',
  objects: {
    get: reached('disputeId', ({ disputeIds }) => ({ disputeId: disputeIds.get })),
    notice: {
      caller: 'manager',
      ids: {
        paymentId: ofPayment(({ disputablePaymentId: paymentId }) => ({ paymentId, dueAt: later, reason })),
      },
    },
    moveDeadline: reached('disputeId', ({ disputeIds }) => ({
      disputeId: disputeIds.moveDeadline,
      dueAt: later,
      reason,
    })),
    accept: reached('disputeId', ({ disputeIds }) => ({ disputeId: disputeIds.moveDeadline, reason })),
    submit: reached('disputeId', ({ disputeIds }) => ({ disputeId: disputeIds.submit, reason })),
    decide: reached('disputeId', ({ disputeIds }) => ({
      disputeId: disputeIds.decide,
      outcome: 'WON',
      reason,
    })),
    readFile: reached('disputeId', ({ disputeIds, evidenceKey }) => ({
      disputeId: disputeIds.get,
      fileKey: evidenceKey,
    })),
  },
}

export const adminCasesAccess: AccessFacts = {
  at: 'admin.cases',
  objects: {
    get: reached('caseId', ({ caseId }) => ({ caseId })),
    resolve: reached('caseId', ({ caseId }) => ({ caseId, resolution: 'CLOSE', reason })),
  },
}
