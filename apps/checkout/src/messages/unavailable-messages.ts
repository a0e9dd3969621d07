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
    heading: 'Esta oferta foi encerrada',
    text: 'As vendas terminaram ou estão pausadas. Se você já comprou, sua compra continua em Minhas compras.',
  },
  offerComing: {
    heading: 'Em breve',
    text: 'Esta oferta ainda não abriu. O link é este mesmo: volte em breve para comprar.',
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
    text: 'O link pode estar incompleto ou ter expirado. A confirmação de cada compra também vai para o seu e-mail.',
  },
}

const enUs = {
  offerUnavailable: {
    heading: 'This offer has ended',
    text: 'Sales are over or paused. If you already bought, your purchase is in My purchases.',
  },
  offerComing: {
    heading: 'Coming soon',
    text: 'This offer has not opened yet. The link is the right one: come back soon to buy.',
  },
  offerNotFound: {
    heading: 'We could not find this offer',
    text: 'Check that the address is complete and is the shop’s own, or ask the seller for a new link.',
  },
  noMethod: {
    heading: 'This offer cannot be paid right now',
    text: 'No payment method is available at the moment. Try again later or ask the seller.',
  },
  paymentNotFound: {
    heading: 'We could not find this payment',
    text: 'The link may be incomplete or expired. The confirmation of every purchase also goes to your email.',
  },
} satisfies typeof ptBr

const esEs = {
  offerUnavailable: {
    heading: 'Esta oferta ha terminado',
    text: 'Las ventas terminaron o están en pausa. Si ya compraste, tu compra sigue en Mis compras.',
  },
  offerComing: {
    heading: 'Muy pronto',
    text: 'Esta oferta aún no ha abierto. El enlace es este mismo: vuelve pronto para comprar.',
  },
  offerNotFound: {
    heading: 'No encontramos esta oferta',
    text: 'Comprueba que la dirección esté completa y sea la de la tienda, o pide un nuevo enlace a quien vende.',
  },
  noMethod: {
    heading: 'Esta oferta no se puede pagar ahora',
    text: 'No hay ninguna forma de pago disponible en este momento. Inténtalo más tarde o pregunta a quien vende.',
  },
  paymentNotFound: {
    heading: 'No encontramos este pago',
    text: 'El enlace puede estar incompleto o haber caducado. La confirmación de cada compra también llega a tu correo.',
  },
} satisfies typeof ptBr

export const unavailableMessages: Record<Locale, Record<UnavailableKind, Explanation>> = {
  PT_BR: ptBr,
  EN_US: enUs,
  ES_ES: esEs,
}

/** The ways on from such a page. */
export const wayOutMessages: Record<Locale, Record<'secure' | 'write' | 'chat' | 'purchases', string>> = {
  PT_BR: {
    secure: 'Ambiente seguro',
    write: 'Escrever para {seller}',
    chat: 'Conversar no WhatsApp',
    purchases: 'Ver minhas compras',
  },
  EN_US: {
    secure: 'Secure environment',
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
