import { type AccessFacts, type ObjectRow, ofPayment, probe } from '#rpc/testing/access-facts.ts'
import { salesAccess } from './testing/sales-access.ts'

const all = salesAccess('admin.sales', 'manager')
/** Two more conditions on the sales that the staff sees anyway. */
const narrowing = { because: 'It narrows what the staff sees, which ends at the wall of its platform.' }

const mailOfSale = {
  because: 'A mail of the very sale; held against a neighbour and narrowed staff by `sale-mails.test.ts`.',
}

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
    mails: { caller: 'manager', ids: { paymentId: probe(ofPayment) } },
    resendMail: { caller: 'manager', ids: { paymentId: mailOfSale, mailId: mailOfSale } },
    liftMailSuppression: { caller: 'manager', ids: { paymentId: probe(ofPayment) } },
    sellers: { caller: 'manager', ids: { ids: { because: 'Names of the own platform’s sellers only.' } } },
    recheck: {
      caller: 'manager',
      ids: { paymentId: { because: 'Held against a neighbour by `platform-sales.test.ts`.' } },
    },
  },
}
