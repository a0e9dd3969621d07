import { type AccessFacts, type ObjectRow, ofPayment } from '#rpc/testing/access-facts.ts'
import { salesAccess } from './testing/sales-access.ts'

const all = salesAccess('admin.sales')
/** Two more filters on the sales that the staff sees anyway. */
const narrowing = 'It narrows what the staff sees, which ends at the wall of its platform.'

const mailOfSale =
  'A mail of the very sale; held against a neighbour and narrowed staff by `sale-mails.test.ts`.'

function narrowed(name: 'list' | 'count' | 'sum'): Record<string, ObjectRow> {
  const ids = { ...all.objects?.[name], sellerId: narrowing, providerAccountId: narrowing }
  return { [name]: ids }
}

export const adminSalesAccess: AccessFacts = {
  ...all,
  objects: {
    ...all.objects,
    ...narrowed('list'),
    ...narrowed('count'),
    ...narrowed('sum'),
    mails: { paymentId: ofPayment },
    resendMail: { paymentId: mailOfSale, mailId: mailOfSale },
    liftMailSuppression: { paymentId: ofPayment },
    sellers: { ids: 'Names of the own platform’s sellers only.' },
    recheck: { paymentId: 'Held against a neighbour by `platform-sales.test.ts`.' },
  },
}
