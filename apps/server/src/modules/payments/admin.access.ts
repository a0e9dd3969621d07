import type { AccessFacts, ObjectRow } from '#rpc/testing/access-facts.ts'
import { salesAccess } from './testing/sales-access.ts'

const all = salesAccess('admin.sales', 'manager')
/** Two more conditions on the sales that the staff sees anyway. */
const narrowing = { because: 'It narrows what the staff sees, which ends at the wall of its platform.' }

function narrowed(name: 'list' | 'count' | 'sum'): Record<string, ObjectRow> {
  const ids = { ...all.objects?.[name]?.ids, sellerId: narrowing, providerAccountId: narrowing }
  return { [name]: { caller: 'manager', ids } }
}

export const adminSalesAccess: AccessFacts = {
  ...all,
  objects: {
    ...all.objects,
    ...narrowed('list'),
    ...narrowed('count'),
    ...narrowed('sum'),
    sellers: { caller: 'manager', ids: { ids: { because: 'Names of the own platform’s sellers only.' } } },
    recheck: {
      caller: 'manager',
      ids: { paymentId: { because: 'Held against a neighbour by `platform-sales.test.ts`.' } },
    },
  },
}
