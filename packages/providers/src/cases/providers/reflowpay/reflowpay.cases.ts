import { storeKeyGatewayCases } from '#cases/families/store-key-gateway.cases.ts'
import type { ProviderCases } from '#cases/provider-cases.ts'
import { cashInCases } from './cash-in.cases.ts'

export const cases: ProviderCases = {
  ...storeKeyGatewayCases({
    expected: {
      pending: 'PENDING',
      awaiting_payment: 'PENDING',
      waiting_payment: 'PENDING',
      processing: 'PENDING',
      awaiting_risk_analysis: 'PENDING',
      dunning_requested: 'PENDING',
      paid: 'APPROVED',
      confirmed: 'APPROVED',
      received: 'APPROVED',
      received_in_cash: 'APPROVED',
      captured: 'APPROVED',
      dunning_received: 'APPROVED',
      refund_requested: 'APPROVED',
      refund_in_progress: 'APPROVED',
      refunded: 'REFUNDED',
      chargeback: 'CHARGEBACK',
      chargeback_requested: 'CHARGEBACK',
      chargeback_dispute: 'CHARGEBACK',
      prechargeback: 'CHARGEBACK',
      infraction: 'CHARGEBACK',
      refused: 'REJECTED',
    },
    otherwise: 'REJECTED',
  }),
  otherGenerations: { cashin: cashInCases },
}
