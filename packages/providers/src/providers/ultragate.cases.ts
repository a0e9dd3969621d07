import type { ProviderCases } from '../conformance/cases.ts'
import { aTransactionToRead } from '../conformance/sample-inputs.ts'

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
