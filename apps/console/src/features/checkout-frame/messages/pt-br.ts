export type CheckoutFrameMessages = typeof messages

export const messages = {
  title: 'Prévia do checkout',
  widths: 'Largura da prévia',
  phone: 'Celular',
  tablet: 'Tablet',
  desktop: 'Desktop',
}
