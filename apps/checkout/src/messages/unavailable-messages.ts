import type { Locale } from '@balcao/domain/vocabulary'

export const unavailableKinds = [
  'offerUnavailable',
  'offerComing',
  'offerNotFound',
  'noMethod',
  'paymentNotFound',
] as const
export type UnavailableKind = (typeof unavailableKinds)[number]

type Explanation = { heading: string; text: string }

const ptBr: Record<UnavailableKind, Explanation> = {
  offerUnavailable: {
    heading: 'Oferta indisponível',
    text: 'As vendas desta oferta terminaram ou estão pausadas. Se você já comprou, sua compra continua em Minhas compras.',
  },
  offerComing: {
    heading: 'Em breve',
    text: 'As vendas desta oferta ainda não começaram. O link continuará o mesmo.',
  },
  offerNotFound: {
    heading: 'Não encontramos esta oferta',
    text: 'Confira se o endereço está completo ou peça um novo link à loja.',
  },
  noMethod: {
    heading: 'Pagamento indisponível no momento',
    text: 'Nenhuma forma de pagamento está disponível agora. Tente novamente mais tarde.',
  },
  paymentNotFound: {
    heading: 'Não encontramos este pagamento',
    text: 'O link pode estar incompleto ou ter expirado. A confirmação de cada compra também é enviada por e-mail.',
  },
}

const enUs = {
  offerUnavailable: {
    heading: 'Offer unavailable',
    text: 'Sales of this offer have ended or are paused. If you already bought, your purchase is in My purchases.',
  },
  offerComing: {
    heading: 'Coming soon',
    text: 'Sales of this offer have not started yet. The link will stay the same.',
  },
  offerNotFound: {
    heading: 'We could not find this offer',
    text: 'Check that the address is complete or ask the store for a new link.',
  },
  noMethod: {
    heading: 'Payment unavailable right now',
    text: 'No payment method is available right now. Try again later.',
  },
  paymentNotFound: {
    heading: 'We could not find this payment',
    text: 'The link may be incomplete or expired. The confirmation of each purchase is also sent by email.',
  },
} satisfies typeof ptBr

const esEs = {
  offerUnavailable: {
    heading: 'Oferta no disponible',
    text: 'Las ventas de esta oferta terminaron o están en pausa. Si ya compraste, tu compra sigue en Mis compras.',
  },
  offerComing: {
    heading: 'Muy pronto',
    text: 'Las ventas de esta oferta aún no empezaron. El enlace seguirá siendo el mismo.',
  },
  offerNotFound: {
    heading: 'No encontramos esta oferta',
    text: 'Comprueba que la dirección esté completa o pide un nuevo enlace a la tienda.',
  },
  noMethod: {
    heading: 'Pago no disponible en este momento',
    text: 'Ninguna forma de pago está disponible ahora. Inténtalo de nuevo más tarde.',
  },
  paymentNotFound: {
    heading: 'No encontramos este pago',
    text: 'El enlace puede estar incompleto o haber caducado. La confirmación de cada compra también se envía por correo.',
  },
} satisfies typeof ptBr

export const unavailableMessages: Record<Locale, Record<UnavailableKind, Explanation>> = {
  PT_BR: ptBr,
  EN_US: enUs,
  ES_ES: esEs,
}

/** Links of an unavailable page. */
export const wayOutMessages: Record<Locale, Record<'secure' | 'write' | 'chat' | 'purchases', string>> = {
  PT_BR: {
    secure: 'Ambiente seguro',
    write: 'Escrever para {seller}',
    chat: 'Conversar no WhatsApp',
    purchases: 'Ver minhas compras',
  },
  EN_US: {
    secure: 'Secure checkout',
    write: 'Write to {seller}',
    chat: 'Chat on WhatsApp',
    purchases: 'See my purchases',
  },
  ES_ES: {
    secure: 'Entorno seguro',
    write: 'Escribir a {seller}',
    chat: 'Hablar por WhatsApp',
    purchases: 'Ver mis compras',
  },
}
