import type { ProviderCases } from '../provider-cases.ts'
import { aTransactionToRead } from '../sample-inputs.ts'

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
