import * as words from '#i18n/words/en-us.ts'
import type { CheckoutFrameMessages } from './pt-br.ts'

export const messages = {
  title: 'Checkout preview',
  widths: 'Preview width',
  phone: words.mobilePhone,
  tablet: 'Tablet',
  desktop: 'Desktop',
} satisfies CheckoutFrameMessages
