import { randomUUID } from 'node:crypto'
import { AppError } from '@balcao/domain/app-error'
import { problem } from '@balcao/domain/input-problems'
import { currencies, paymentStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { loadOffer } from '#modules/catalog/load-offer.ts'
import { describeSale } from '#modules/outgoing/describe-sale.ts'
import { getPlatform } from '#modules/platforms/get-platform.ts'
import type { RestRoute } from '#rpc/rest/routes-for.ts'
import { procedureFor } from '#rpc/trpc.ts'
import { inScope } from '#scope.ts'
import { purchase } from './purchase.ts'
import { purchaseInput } from './purchase-input.ts'

const newSaleInput = z.strictObject({
  offerId: z.uuid(),
  /** A card's number is typed in the card frame of a checkout alone. */
  method: z.enum(['PIX', 'BILLET']),
  buyer: z.strictObject({
    name: purchaseInput.shape.name,
    email: purchaseInput.shape.email,
    document: purchaseInput.shape.cpf.meta({ description: 'CPF or CNPJ.' }),
    phone: purchaseInput.shape.phone,
  }),
  orderBumpIds: purchaseInput.shape.orderBumpsIds,
  expectedCents: z.int().min(0, problem('too_small')).optional().meta({
    description: 'The price that the buyer was shown: a higher one is refused.',
  }),
})

const newSale = z
  .object({
    id: z.uuid(),
    orderCode: z.string(),
    status: z.enum(paymentStatuses),
    amountCents: z.int(),
    currency: z.enum(currencies),
    paymentUrl: z.url().meta({ description: 'The page where the buyer pays and sees what became of it.' }),
    pix: z.object({ code: z.string(), expiresAt: z.iso.datetime().nullable() }).nullable(),
    boleto: z
      .object({ line: z.string(), url: z.string().nullable(), dueAt: z.iso.datetime().nullable() })
      .nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'NewSale' })

/** A sale by Pix or boleto that the seller's own system makes for a buyer, by the purchase of the checkout. */
const createSale: RestRoute = {
  name: 'createSale',
  method: 'POST',
  path: '/sales',
  summary: { pt: 'Criar venda por Pix ou boleto', en: 'Create a sale by Pix or boleto' },
  area: 'SELLER',
  scope: 'sales:write',
  input: newSaleInput,
  example: {
    offerId: '11111111-1111-4111-8111-111111111111',
    method: 'PIX',
    buyer: {
      name: 'Ana Souza',
      email: 'ana@compradora.example',
      document: '529.982.247-25',
      phone: '11987654321',
    },
  },
  answer: newSale,
  status: 201,
  isList: false,
  procedure: procedureFor({ area: 'SELLER' })
    .input(newSaleInput)
    .mutation(async ({ ctx, input }) => {
      const { app, session, ip, userAgent, callId } = ctx
      const { platformId, userId } = session
      const { buyer, offerId, method, orderBumpIds, expectedCents } = input
      await inScope(app, platformId, async (scope) => {
        const { seller } = await loadOffer(scope, offerId)
        if (seller.id !== userId) throw new AppError('offer_not_found')
      })
      const { paymentId, payment } = await purchase(
        app,
        platformId,
        {
          ...purchaseInput.parse({ offerId, email: buyer.email, name: buyer.name, paymentMethod: method }),
          purchaseId: callId ?? randomUUID(),
          cpf: buyer.document,
          phone: buyer.phone,
          orderBumpsIds: orderBumpIds,
          shownCents: expectedCents,
        },
        { ip, userAgent },
      )
      return inScope(app, platformId, async (scope) => {
        const sale = await describeSale(scope, { paymentId, status: payment.status, refundedCents: 0 })
        if (!sale) throw new AppError('payment_not_found')
        const { order, payment: paid, pix, boleto } = sale.data
        const { url } = await getPlatform(scope)
        return newSale.parse({
          ...paid,
          orderCode: order.code,
          paymentUrl: new URL(`/checkout/payment/${paymentId}`, url).href,
          pix,
          boleto,
        })
      })
    }),
}

export const checkoutRoutes: RestRoute[] = [createSale]
