import { withGenerations } from '#adapter/with-generations.ts'
import { storeKeyGateway } from '#families/store-key-gateway.ts'
import { cashInGeneration } from './cash-in-generation.ts'

/**
 * Facts: public callers of the first API, which is Cashtime's, and of its replacement (2025). The first is the default,
 * because its words are the specification's; the credential `generation` selects the second. An infraction, which the
 * specification leaves open, is a CHARGEBACK here. A requested refund has not moved the money yet.
 */
export const reflowpay = withGenerations({
  orders: storeKeyGateway({
    name: 'REFLOWPAY',
    title: 'ReflowPay',
    evidence: 'observed',
    source: 'Public callers of the first API, seen in 2025; statuses as the specification calls typical.',
    environments: { production: 'https://api.reflowpay.com/v1' },
    statuses: {
      PENDING: [
        'pending',
        'awaiting_payment',
        'waiting_payment',
        'processing',
        'awaiting_risk_analysis',
        'dunning_requested',
      ],
      APPROVED: [
        'paid',
        'confirmed',
        'received',
        'received_in_cash',
        'captured',
        'dunning_received',
        'refund_requested',
        'refund_in_progress',
      ],
      REFUNDED: ['refunded'],
      CHARGEBACK: ['chargeback', 'chargeback_requested', 'chargeback_dispute', 'prechargeback', 'infraction'],
      REJECTED: ['refused'],
    },
  }),
  cashin: cashInGeneration,
})
