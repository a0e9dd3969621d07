import { cartReasons, cartStates } from '@balcao/domain/checkout/carts'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { pageQuery, periodOf, routesFor, updatedQuery } from '#rpc/rest/routes-for.ts'
import { listCarts } from './list-carts.ts'

const cart = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    productName: z.string(),
    stage: z.string(),
    reason: z.enum(cartReasons),
    state: z.enum(cartStates),
    amountCents: z.int(),
    currency: z.enum(currencies),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Cart' })

const carts = routesFor({ area: 'SELLER' }, 'carts')

export const cartRoutes = [
  carts.list({
    name: 'listCarts',
    path: '/carts',
    summary: { pt: 'Listar carrinhos abandonados', en: 'List abandoned carts' },
    input: z.strictObject({
      state: z.enum(cartStates).optional(),
      ...updatedQuery,
      ...pageQuery,
    }),
    item: cart,
    useCase: (caller, input) => listCarts(caller, { ...input, ...periodOf(input, 'updated') }),
  }),
]
