import { paymentLinkStates } from '@balcao/domain/payments/payment-links'
import { currencies, paymentMethods } from '@balcao/domain/vocabulary'
import { z } from 'zod'
import { offer } from '#modules/catalog/products.rest.ts'
import { pageQuery, routesFor, thenRead } from '#rpc/rest/routes-for.ts'
import { closeLink } from './close-link.ts'
import { createLink } from './create-link.ts'
import { getLink } from './get-link.ts'
import { linkIdInput, newLinkInput } from './link.input.ts'
import { listLinks } from './list-links.ts'

const link = z
  .object({
    id: z.uuid(),
    url: z.url(),
    state: z.enum(paymentLinkStates),
    title: z.string(),
    offerId: z.uuid(),
    productName: z.string(),
    currency: z.enum(currencies),
    unitCents: z.int(),
    quantity: z.int(),
    totalCents: z.int(),
    methods: z.array(z.enum(paymentMethods)),
    installmentsMax: z.int().nullable(),
    isOneUse: z.boolean(),
    expiresAt: z.iso.datetime().nullable(),
    openedCount: z.int(),
    paidCount: z.int(),
    paidCents: z.int(),
    createdAt: z.iso.datetime(),
    offer: offer.optional(),
  })
  .meta({ id: 'Link' })

const links = routesFor({ area: 'SELLER' }, 'links')
const usual = {
  title: newLinkInput.shape.title.default(''),
  priceCents: newLinkInput.shape.priceCents.default(null),
  quantity: newLinkInput.shape.quantity.default(1),
  methods: newLinkInput.shape.methods.default([...paymentMethods]),
  installmentsMax: newLinkInput.shape.installmentsMax.default(null),
  isOneUse: z.boolean().default(false),
  expiresAt: newLinkInput.shape.expiresAt.default(null),
  buyer: newLinkInput.shape.buyer.default({ name: '', email: '', phone: '' }),
}

export const linkRoutes = [
  links.list({
    name: 'listLinks',
    path: '/links',
    summary: { pt: 'Listar links de pagamento', en: 'List payment links' },
    input: z.strictObject({ productId: z.uuid().optional(), ...pageQuery }),
    item: link,
    useCase: listLinks,
  }),
  links.create({
    name: 'createLink',
    path: '/links',
    summary: { pt: 'Criar link de pagamento', en: 'Create a payment link' },
    input: newLinkInput.extend(usual),
    example: { offerId: '11111111-1111-4111-8111-111111111111', priceCents: 15_000, isOneUse: true },
    answer: link,
    useCase: async (caller, input) => getLink(caller, await createLink(caller, input)),
  }),
  links.read({
    name: 'getLink',
    path: '/links/{linkId}',
    summary: { pt: 'Consultar link de pagamento', en: 'Get a payment link' },
    input: linkIdInput,
    answer: link,
    expands: { offer: { operation: 'getOffer', input: ({ offerId }) => ({ offerId }) } },
    useCase: getLink,
  }),
  links.act({
    name: 'closeLink',
    path: '/links/{linkId}/close',
    summary: { pt: 'Encerrar link de pagamento', en: 'Close a payment link' },
    input: linkIdInput,
    answer: link,
    useCase: thenRead(closeLink, getLink),
  }),
]
