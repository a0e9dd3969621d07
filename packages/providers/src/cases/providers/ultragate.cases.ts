import type { ProviderCases } from '#cases/provider-cases.ts'
import { aTransactionToRead } from '#cases/sample-inputs.ts'

export const cases: ProviderCases = {
  credentials: {},
  basePaths: [''],
  operations: {},
  statuses: {
    transaction: {
      probe: () => ({ operation: 'getTransaction', input: aTransactionToRead, exchanges: [] }),
      expected: {},
      otherwise: null,
    },
  },
  webhooks: [],
}
