import { grantSources } from '@balcao/domain/delivery/courses'
import { invoiceKinds, invoiceStates } from '@balcao/domain/fiscal/invoices'
import { subscriptionStates } from '@balcao/domain/payments/subscription-states'
import {
  accessEventTypes,
  invoiceEventTypes,
  type OutgoingEventType,
  studentEventTypes,
} from '@balcao/domain/platform/outgoing-events'
import { currencies, paymentMethods, paymentStatuses } from '@balcao/domain/vocabulary'
import { z } from 'zod'

/* Data of an event for a seller's server. The names are a public contract: fields are added, never changed. */

const product = z.object({ id: z.uuid(), name: z.string() })
const buyer = z.object({ name: z.string(), email: z.string() })
const instant = z.iso.datetime()
const boletoCode = z.enum(['PIX', 'BILLET']).nullable().meta({
  description:
    'The code by which a boleto was paid: its Pix code or its bar code. Null unless the boleto carries both and the acquirer reports it.',
})
const utm = z.record(z.string(), z.string())

const saleData = z
  .object({
    order: z.object({ id: z.uuid(), code: z.string(), createdAt: instant, utm }),
    payment: z.object({
      id: z.uuid().meta({ description: 'Id of the sale in the API.' }),
      status: z.enum(paymentStatuses),
      method: z.enum(paymentMethods),
      paidBy: boletoCode,
      amountCents: z.int(),
      refundedCents: z.int(),
      currency: z.enum(currencies),
      installments: z.int(),
      cards: z
        .array(z.object({ lastFour: z.string().nullable(), amountCents: z.int(), installments: z.int() }))
        .nullable()
        .meta({ description: 'The two cards that paid together; null for every other payment.' }),
      createdAt: instant,
      paidAt: instant.nullable(),
    }),
    pix: z
      .object({ code: z.string(), expiresAt: instant.nullable() })
      .nullable()
      .meta({ description: 'Null for every method but Pix and a boleto that carries a Pix code.' }),
    boleto: z
      .object({ line: z.string(), url: z.string().nullable(), dueAt: instant.nullable() })
      .nullable()
      .meta({ description: 'Null for every other method.' }),
    product,
    items: z.array(
      z.object({
        productId: z.uuid(),
        offerId: z.uuid(),
        title: z.string(),
        priceCents: z.int().meta({ description: 'Before the discount.' }),
        discountCents: z.int(),
        quantity: z.int(),
      }),
    ),
    coupon: z
      .object({ id: z.uuid(), code: z.string(), discountCents: z.int() })
      .nullable()
      .meta({ description: 'Null without one.' }),
    gift: z
      .object({ recipient: buyer })
      .nullable()
      .meta({ description: 'The person who gets the access of a gift; null for every other sale.' }),
    sellerCents: z.int().meta({ description: "The seller's share, before any refund." }),
    affiliateId: z.uuid().nullable(),
    buyer: buyer.extend({
      phone: z.string().nullable().meta({ description: 'Null where the buyer was not asked.' }),
      document: z.string().nullable().meta({ description: 'Null where the buyer was not asked.' }),
      address: z
        .object({
          zipCode: z.string(),
          street: z.string(),
          number: z.string(),
          complement: z.string(),
          district: z.string(),
          city: z.string(),
          state: z.string(),
          isTyped: z.literal(true).optional().meta({ description: 'The CEP could not be looked up.' }),
        })
        .nullable(),
    }),
  })
  .meta({ id: 'SaleEventData' })

const cartData = z
  .object({
    cart: z.object({
      id: z.uuid(),
      amountCents: z.int(),
      currency: z.enum(currencies),
      createdAt: instant,
      utm,
    }),
    product,
    offerId: z.uuid(),
    visitor: buyer
      .extend({ phone: z.string(), document: z.string() })
      .meta({ description: 'As far as it was typed.' }),
  })
  .meta({ id: 'CartEventData' })

const subscriptionData = z
  .object({
    subscription: z.object({
      id: z.uuid(),
      status: z.enum(subscriptionStates),
      offerId: z.uuid().meta({ description: 'Offer of the present plan.' }),
      amountCents: z.int(),
      currency: z.enum(currencies),
      frequencyInDays: z.int().meta({ description: 'Days from one charge to the next.' }),
      isTrial: z
        .boolean()
        .meta({ description: 'True until a whole period is paid, where it began with a trial.' }),
      chargesMax: z
        .int()
        .nullable()
        .meta({ description: 'Charges after which it is complete; null for no end.' }),
      method: z.enum(paymentMethods),
      startedAt: instant,
      paidUntil: instant.nullable(),
      accessUntil: instant.nullable(),
    }),
    orderId: z.uuid().meta({ description: 'The purchase that started the subscription.' }),
    product,
    buyer,
  })
  .meta({ id: 'SubscriptionEventData' })

const accessData = z
  .object({
    access: z.object({
      id: z.uuid().meta({
        description: 'The same for as long as the buyer has the access, whatever opens and closes it.',
      }),
      isOpen: z.boolean(),
    }),
    content: z.object({ id: z.uuid(), title: z.string() }),
    order: z.object({ id: z.uuid(), code: z.string() }),
    product,
    buyer,
  })
  .meta({ id: 'AccessEventData' })

const studentData = z
  .object({
    student: z.object({
      id: z.uuid().meta({ description: 'Id of the student in the API.' }),
      name: z.string(),
      email: z.string(),
      source: z.enum(grantSources),
      enrolledAt: instant,
    }),
    order: z
      .object({ id: z.uuid(), code: z.string() })
      .nullable()
      .meta({ description: 'Null for a student who did not buy.' }),
    product,
    certificate: z
      .object({
        code: z.string(),
        url: z.string().meta({ description: 'Public page that checks the certificate.' }),
      })
      .nullable()
      .meta({ description: 'Null until the certificate is issued.' }),
  })
  .meta({ id: 'StudentEventData' })

const invoiceData = z
  .object({
    invoice: z.object({
      id: z.uuid().meta({ description: 'Id of the invoice in the API.' }),
      kind: z.enum(invoiceKinds),
      state: z.enum(invoiceStates),
      amountCents: z.int(),
      currency: z.enum(currencies),
      series: z.string().nullable(),
      number: z.int().nullable(),
      accessKey: z.string().nullable(),
      outsideNumber: z
        .string()
        .nullable()
        .meta({ description: 'Number of an invoice that another program issued.' }),
      url: z.string().nullable(),
      refusal: z
        .object({ code: z.string(), text: z.string() })
        .nullable()
        .meta({ description: 'Reason of the tax authority; null unless it refused.' }),
      issuedAt: instant.nullable(),
      canceledAt: instant.nullable(),
    }),
    order: z.object({ id: z.uuid(), code: z.string() }),
    paymentId: z.uuid().meta({ description: 'Id of the sale in the API.' }),
    product,
    buyer,
  })
  .meta({ id: 'InvoiceEventData' })

export type SaleData = z.output<typeof saleData>
export type CartData = z.output<typeof cartData>
export type SubscriptionData = z.output<typeof subscriptionData>
export type AccessData = z.output<typeof accessData>
export type StudentData = z.output<typeof studentData>
export type InvoiceData = z.output<typeof invoiceData>
export type EventData = SaleData | CartData | SubscriptionData | AccessData | StudentData | InvoiceData

/** The shape of each event, for the reference of the API. */
export function eventDataOf(type: OutgoingEventType): z.ZodType {
  if (type === 'cart.abandoned') return cartData
  if (accessEventTypes.some((each) => each === type)) return accessData
  if (studentEventTypes.some((each) => each === type)) return studentData
  if (invoiceEventTypes.some((each) => each === type)) return invoiceData
  return type.startsWith('subscription.') ? subscriptionData : saleData
}
