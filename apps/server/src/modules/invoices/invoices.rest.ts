import { invoiceKinds, invoiceObstacles, invoiceStates } from '@balcao/domain/fiscal/invoices'
import { currencies } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { emptyAnswer, nothing, pageQuery, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { noteOutsideCancellation, noteOutsideInvoice } from './asking/change-invoice.ts'
import { invoiceIdInput, outsideInvoiceInput } from './asking/invoice.input.ts'
import { invoiceFilters, listInvoices } from './list-invoices.ts'

const invoice = z
  .object({
    id: z.uuid(),
    paymentId: z.uuid(),
    orderCode: z.string(),
    productId: z.uuid(),
    productName: z.string(),
    kind: z.enum(invoiceKinds).meta({ description: 'GOODS: issued by other programs only.' }),
    state: z.enum(invoiceStates),
    amountCents: z.int(),
    currency: z.enum(currencies),
    buyerName: z.string(),
    buyerEmail: z.string(),
    buyerDocument: z.string().nullable(),
    series: z.string().nullable(),
    number: z.int().nullable(),
    accessKey: z.string().nullable(),
    outsideNumber: z.string().nullable(),
    url: z.string().nullable(),
    obstacle: z.enum(invoiceObstacles).nullable(),
    refusal: z.object({ code: z.string(), text: z.string() }).nullable(),
    isWithdrawn: z.boolean().meta({ description: 'Whether the whole sale was refunded or charged back.' }),
    ibsCbs: z
      .object({
        cst: z.string(),
        classification: z.string(),
        baseCents: z.int(),
        ibsBasisPoints: z.int(),
        cbsBasisPoints: z.int(),
        ibsCents: z.int(),
        cbsCents: z.int(),
      })
      .nullable(),
    paidAt: z.iso.datetime(),
    issuedAt: z.iso.datetime().nullable(),
    canceledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Invoice' })

const invoices = routesFor({ area: 'SELLER' }, 'invoices')

/** Routes for programs that issue a seller's invoices: list the sales without an invoice, and record the issued ones. */
export const invoiceRoutes = [
  invoices.list({
    name: 'listInvoices',
    path: '/invoices',
    summary: { pt: 'Listar notas fiscais das vendas', en: 'List the invoices of sales' },
    input: z.strictObject({ ...invoiceFilters.shape, ...pageQuery }),
    item: invoice,
    useCase: listInvoices,
  }),
  invoices.act({
    name: 'noteInvoice',
    path: '/invoices/{invoiceId}/issued',
    summary: { pt: 'Registrar nota emitida em outro sistema', en: 'Record an invoice of another system' },
    input: outsideInvoiceInput.extend({ url: outsideInvoiceInput.shape.url.default(null) }),
    example: { number: '2026/000123', url: 'https://notas.example.com/2026/000123' },
    answer: emptyAnswer,
    useCase: thenRead(noteOutsideInvoice, nothing),
  }),
  invoices.act({
    name: 'noteInvoiceCancellation',
    path: '/invoices/{invoiceId}/canceled',
    summary: {
      pt: 'Registrar o cancelamento de uma nota de outro sistema',
      en: 'Record the cancellation of an invoice of another system',
    },
    input: invoiceIdInput,
    answer: emptyAnswer,
    useCase: thenRead(noteOutsideCancellation, nothing),
  }),
]
