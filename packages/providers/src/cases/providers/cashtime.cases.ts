import { secretKeyGatewayCases } from '#cases/families/secret-key-gateway.cases.ts'
import { storeKeyGatewayCases } from '#cases/families/store-key-gateway.cases.ts'
import type { ProviderCases } from '#cases/provider-cases.ts'

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
      received: 'APPROVED',
      confirmed: 'APPROVED',
      refused: 'REJECTED',
      refunded: 'REJECTED',
      infraction: 'REJECTED',
    },
    otherwise: 'PENDING',
  }),
  otherGenerations: { gateway: secretKeyGatewayCases() },
}
