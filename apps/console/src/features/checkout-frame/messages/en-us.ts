import type { CheckoutFrameMessages } from './pt-br.ts'

export const messages = {
  title: 'Checkout preview',
  widths: 'Preview width',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
} satisfies CheckoutFrameMessages
