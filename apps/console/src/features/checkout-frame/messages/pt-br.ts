import * as words from '#i18n/words/pt-br.ts'

export type CheckoutFrameMessages = typeof messages

export const messages = {
  title: 'Prévia do checkout',
  widths: 'Largura da prévia',
  phone: words.mobilePhone,
  tablet: 'Tablet',
  desktop: 'Desktop',
}
