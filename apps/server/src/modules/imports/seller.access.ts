import type { AccessFacts, ObjectRow } from '#rpc/testing/access-facts.ts'

const own: ObjectRow = { importId: ({ importId }) => ({ importId }) }
const held =
  'Of another seller or platform it is not found, says `imports.test.ts`: one import at a time is worked on.'

export const sellerImportsAccess: AccessFacts = {
  at: 'seller.imports',
  objects: {
    get: own,
    refusals: own,
    check: { importId: held },
    start: {
      importId: held,
      'links.productId': 'A product of another seller is not found, says `imports.test.ts`.',
    },
    undo: { importId: held },
    discard: { importId: held },
    count: { importId: held },
  },
}
