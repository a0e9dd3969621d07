import { randomUUID } from 'node:crypto'
import { problem } from '@balcao/domain/texts/input-problems'
import { currencies, paymentStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import type { RestRoute } from '#rpc/rest/routes-for.ts'
import { procedureFor } from '#rpc/trpc.ts'
import { purchase } from './purchase.ts'
import { purchaseInput } from './purchase-input.ts'

/** Limited, because each sale calls an acquirer and mails a code. */
const saleLimit = { name: 'api sale', perMinute: 60, burst: 60 }
const buyerLimit = { name: 'api sale to one buyer', perMinute: 5, burst: 5 }

const newSaleInput = z.strictObject({
  offerId: z.uuid(),
  /** No cards: a card's number is typed only in the card frame of a checkout. */
  method: z.enum(['PIX', 'BILLET']),
  buyer: z.strictObject({
    name: purchaseInput.shape.name,
    email: purchaseInput.shape.email,
    document: purchaseInput.shape.cpf.meta({ description: 'CPF or CNPJ.' }),
    phone: purchaseInput.shape.phone,
    birthDate: purchaseInput.shape.birthDate.meta({
      description: 'Date of birth, YYYY-MM-DD. Required for a product rated 18; a minor is refused.',
    }),
    ip: z
      .union([z.ipv4(), z.ipv6()])
      .optional()
      .meta({ description: "The buyer's own address, for the acquirer's analysis of fraud." }),
  }),
  orderBumpIds: purchaseInput.shape.orderBumpsIds,
  affiliateId: purchaseInput.shape.affiliateId.meta({
    description: 'The affiliate whose link brought the buyer.',
  }),
  coupon: purchaseInput.shape.coupon.meta({ description: "The code of one of the seller's coupons." }),
  expectedCents: z.int().min(0, problem('too_small')).optional().meta({
    description: 'The price that the buyer was shown: a higher one is refused, and with a coupon any other.',
  }),
})

const newSale = z
  .object({
    id: z.uuid(),
    status: z.enum(paymentStatuses),
    amountCents: z.int(),
    currency: z.enum(currencies),
    paymentUrl: z.url().meta({ description: 'The page where the buyer pays and sees what became of it.' }),
    pix: z
      .object({ code: z.string(), expiresAt: z.iso.datetime().nullable() })
      .nullable()
      .meta({ description: 'The Pix code of a Pix sale, or of a boleto that carries one.' }),
    boleto: z
      .object({ line: z.string(), url: z.string().nullable(), dueAt: z.iso.datetime().nullable() })
      .nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'NewSale' })

/**
 * Creates a sale by Pix or boleto for a buyer of the seller's own system, through the same function as the
 * checkout.
 */
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
  needsIdempotencyKey: true,
  procedure: procedureFor({ area: 'SELLER' })
    .input(newSaleInput)
    .mutation(async ({ ctx, input }) => {
      const { app, session, ip, callId, request } = ctx
      const { userId } = session
      app.limits.spend(saleLimit, userId)
      app.limits.spend(buyerLimit, `${userId} ${input.buyer.email}`)
      const { buyer, offerId, method, orderBumpIds, coupon, expectedCents, affiliateId } = input
      const { payment } = await purchase(
        app,
        session.platformId,
        {
          ...purchaseInput.parse({ offerId, email: buyer.email, name: buyer.name, paymentMethod: method }),
          purchaseId: callId ?? randomUUID(),
          cpf: buyer.document,
          phone: buyer.phone,
          birthDate: buyer.birthDate,
          orderBumpsIds: orderBumpIds,
          coupon,
          shownCents: expectedCents,
          affiliateId,
        },
        { ip: buyer.ip, bySeller: { userId, ip, apiKeyId: session.apiKey?.id ?? '' } },
      )
      const { paymentId, pix, billet, ...facts } = payment
      return newSale.parse({
        ...facts,
        id: paymentId,
        paymentUrl: `${request.protocol}://${request.host}/checkout/payment/${paymentId}`,
        pix: billet?.pixCode ? { code: billet.pixCode, expiresAt: billet.expiresAt } : pix,
        boleto: billet && { line: billet.code, url: billet.url, dueAt: billet.expiresAt },
      })
    }),
}

export const checkoutRoutes: RestRoute[] = [createSale]
