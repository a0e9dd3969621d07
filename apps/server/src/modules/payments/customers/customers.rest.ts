import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { saleInList } from '#modules/payments/sales.rest.ts'
import { createdQuery, pageQuery, periodOf, routesFor } from '#rpc/rest/routes-for.ts'
import { getCustomer, listCustomers } from './list-customers.ts'

const facts = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  document: z.string().nullable(),
  createdAt: z.iso.datetime().meta({ description: 'Of the first purchase that was paid.' }),
  lastPurchaseAt: z.iso.datetime(),
  purchases: z.array(
    z.object({
      currency: z.enum(currencies),
      count: z.int(),
      paidCents: z.int(),
      refundedCents: z.int(),
    }),
  ),
}
const customerInList = z.object(facts).meta({ id: 'CustomerInList' })
const customer = z
  .object({
    ...facts,
    sales: z.object({ data: z.array(saleInList), nextCursor: z.string().nullable() }).optional(),
  })
  .meta({ id: 'Customer' })

const customers = routesFor({ area: 'SELLER' }, 'customers')

export const customerRoutes = [
  customers.list({
    name: 'listCustomers',
    path: '/customers',
    summary: { pt: 'Listar clientes', en: 'List customers' },
    input: z.strictObject({
      email: z.string().trim().max(254).optional(),
      ...createdQuery,
      ...pageQuery,
    }),
    item: customerInList,
    useCase: (caller, { email, cursor, limit, ...period }) =>
      listCustomers(caller, { email, cursor, limit, ...periodOf(period) }),
  }),
  customers.read({
    name: 'getCustomer',
    path: '/customers/{customerId}',
    summary: { pt: 'Consultar cliente', en: 'Get a customer' },
    input: z.strictObject({ customerId: z.uuid() }),
    answer: customer,
    expands: { sales: { operation: 'listSales', input: ({ email }) => ({ search: email }) } },
    useCase: getCustomer,
  }),
]
