import { giftStates } from '@balcao/domain/checkout/gifts'
import {
  certainties,
  currencies,
  paymentMethods,
  paymentStatuses,
  saleFilterStatuses,
} from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { offer } from '#modules/catalog/products.rest.ts'
import {
  createdQuery,
  emptyAnswer,
  nothing,
  pageQuery,
  periodOf,
  routesFor,
  thenRead,
  withId,
} from '#rpc/rest/routes-for.ts'
import { resendAccess } from './telling/resend-access.ts'
import { getSale, saleInput } from './views/get-sale.ts'
import { listPlatformSales } from './views/list-platform-sales.ts'
import { listSales } from './views/list-sales.ts'
import { asSeller } from './views/sale-viewer.ts'

/** Part of the public contract: fields are added, never changed. */
const cardParts = z
  .array(
    z.object({
      lastFour: z.string().nullable(),
      priceCents: z.int().meta({ description: 'The part of the price, without interest.' }),
      amountCents: z.int().meta({ description: 'The charge, interest included.' }),
      installments: z.int(),
    }),
  )
  .nullable()
  .meta({ description: 'The two cards that paid together; null for every other payment.' })

const facts = {
  id: z.uuid(),
  orderCode: z.string(),
  productName: z.string(),
  method: z.enum(paymentMethods),
  paidBy: z.enum(['PIX', 'BILLET']).nullable().meta({
    description:
      'The code by which a boleto was paid: its Pix code or its bar code. Null unless the boleto carries both and the acquirer reports it.',
  }),
  installments: z.int(),
  cards: cardParts,
  status: z.enum(paymentStatuses),
  certainty: z.enum(certainties),
  isDisputed: z.boolean(),
  currency: z.enum(currencies),
  grossCents: z.int(),
  refundableCents: z.int(),
  createdAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  buyerName: z.string(),
  buyerEmail: z.string(),
}

const ofSeller = {
  shareCents: z.int().nullable().meta({ description: "The seller's share, before any refund." }),
  offerId: z.uuid(),
  source: z.string().nullable(),
  affiliateName: z.string().nullable(),
  couponCode: z.string().nullable(),
  releaseAt: z.iso.datetime().nullable(),
}

export const saleInList = z.object({ ...facts, ...ofSeller }).meta({ id: 'SaleInList' })
const platformSale = z
  .object({ ...facts, sellerId: z.uuid(), sellerName: z.string() })
  .meta({ id: 'PlatformSale' })

export const sale = saleInList
  .extend({
    buyer: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      document: z.string().nullable(),
      address: z
        .object({
          zipCode: z.string(),
          street: z.string(),
          number: z.string(),
          complement: z.string(),
          district: z.string(),
          city: z.string(),
          state: z.string(),
        })
        .nullable(),
    }),
    gift: z
      .object({
        recipientName: z.string(),
        recipientEmail: z.string(),
        state: z.enum(giftStates),
        sendsAt: z.iso.datetime(),
        openedAt: z.iso.datetime().nullable(),
      })
      .nullable()
      .meta({ description: 'The person who gets the access of a gift; null for every other sale.' }),
    items: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        priceCents: z.int().meta({ description: 'Before the discount.' }),
        discountCents: z.int(),
        quantity: z.int(),
      }),
    ),
    money: z.object({
      itemsCents: z.int(),
      discountCents: z.int(),
      shippingCents: z.int(),
      interestCents: z.int(),
      totalCents: z.int(),
      feeCents: z.int(),
      sellerCents: z.int(),
      affiliateCents: z.int(),
      coProducersCents: z.int(),
    }),
    utm: z.record(z.string(), z.string()),
    offer: offer.optional(),
  })
  .meta({ id: 'Sale' })

const sales = routesFor({ area: 'SELLER' }, 'sales')
const platformSales = routesFor({ area: 'ADMIN', permission: 'isSalesAvailable' }, 'sales')

const filters = {
  status: z.enum(saleFilterStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  productId: z.uuid().optional(),
  search: z.string().trim().max(254).optional().meta({
    description: 'E-mail, name, CPF or CNPJ, order code, end-to-end id or transaction id.',
  }),
  ...createdQuery,
  ...pageQuery,
}

export const saleRoutes = [
  sales.list({
    name: 'listSales',
    path: '/sales',
    summary: { pt: 'Listar vendas', en: 'List sales' },
    input: z.strictObject({ ...filters, couponId: z.uuid().optional() }),
    item: saleInList,
    useCase: async (caller, input) =>
      withId('paymentId', await listSales(asSeller(caller), { ...input, ...periodOf(input) })),
  }),
  sales.read({
    name: 'getSale',
    path: '/sales/{paymentId}',
    summary: { pt: 'Consultar venda', en: 'Get a sale' },
    input: saleInput,
    answer: sale,
    expands: { offer: { operation: 'getOffer', input: ({ offerId }) => ({ offerId }) } },
    useCase: async (caller, { paymentId }) => {
      const found = await getSale(asSeller(caller), paymentId)
      return { ...found, id: paymentId, utm: found.tracking.utm }
    },
  }),
  sales.act({
    name: 'resendAccess',
    path: '/sales/{paymentId}/resend-access',
    summary: { pt: 'Reenviar acesso ao comprador', en: 'Send the buyer the access again' },
    input: saleInput,
    answer: emptyAnswer,
    useCase: thenRead(resendAccess, nothing),
  }),
  platformSales.list({
    name: 'listPlatformSales',
    path: '/platform/sales',
    summary: { pt: 'Listar vendas da plataforma', en: 'List sales of the platform' },
    input: z.strictObject({ ...filters, sellerId: z.uuid().optional() }),
    item: platformSale,
    useCase: async (caller, input) =>
      withId('paymentId', await listPlatformSales(caller, { ...input, ...periodOf(input) })),
  }),
]
