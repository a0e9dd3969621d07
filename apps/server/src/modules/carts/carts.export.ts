import { cartWords as english } from '@balcao/domain/checkout/cart-words/en-us'
import { cartWords as portuguese } from '@balcao/domain/checkout/cart-words/pt-br'
import { formatPhone } from '@balcao/domain/people/phone'
import { defineExport } from '#rpc/exports/define-export.ts'
import { cartFilters } from './cart-filters.ts'
import { listCarts } from './list-carts.ts'

const words = { PT_BR: portuguese, EN_US: english }

export const cartsExport = defineExport({
  name: 'carts',
  fileName: { PT_BR: 'carrinhos', EN_US: 'carts' },
  access: { area: 'SELLER' },
  input: cartFilters,
  rows: (caller, filters, page) => listCarts(caller, { ...filters, ...page }),
  columns: [
    {
      heading: { PT_BR: 'Última atividade', EN_US: 'Last activity' },
      cell: (cart, text) => text.instant(cart.updatedAt),
    },
    { heading: { PT_BR: 'Comprador', EN_US: 'Buyer' }, cell: (cart) => cart.name },
    { heading: { PT_BR: 'E-mail', EN_US: 'Email' }, cell: (cart) => cart.email },
    { heading: { PT_BR: 'Celular', EN_US: 'Phone' }, cell: (cart) => cart.phone && formatPhone(cart.phone) },
    { heading: { PT_BR: 'Produto', EN_US: 'Product' }, cell: (cart) => cart.productName },
    {
      heading: { PT_BR: 'Etapa', EN_US: 'Stage' },
      cell: (cart, { locale }) => words[locale].stage[cart.stage],
    },
    {
      heading: { PT_BR: 'Motivo', EN_US: 'Reason' },
      cell: (cart, { locale }) => words[locale].reason[cart.reason],
    },
    { heading: { PT_BR: 'Origem', EN_US: 'Source' }, cell: (cart) => cart.utm.utm_source ?? '' },
    { heading: { PT_BR: 'Mensagens', EN_US: 'Messages' }, cell: (cart) => cart.remindersSent },
    {
      heading: { PT_BR: 'Status', EN_US: 'Status' },
      cell: (cart, { locale }) => words[locale].state[cart.state],
    },
    { heading: { PT_BR: 'Valor', EN_US: 'Amount' }, cell: (cart, text) => text.decimal(cart.amountCents) },
    { heading: { PT_BR: 'Pedido', EN_US: 'Order' }, cell: (cart) => cart.order?.code ?? '' },
    { heading: { PT_BR: 'Moeda', EN_US: 'Currency' }, cell: (cart) => cart.currency },
  ],
})
