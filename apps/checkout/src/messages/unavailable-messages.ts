import type { Locale } from '@balcao/domain/vocabulary'

export const unavailableKinds = ['offerUnavailable', 'offerNotFound', 'noMethod', 'paymentNotFound'] as const
export type UnavailableKind = (typeof unavailableKinds)[number]

type Explanation = { heading: string; text: string }

const ptBr: Record<UnavailableKind, Explanation> = {
  offerUnavailable: {
    heading: 'Esta oferta foi encerrada',
    text: 'As vendas terminaram ou estão pausadas. Fale com quem está vendendo para saber se haverá uma nova oferta.',
  },
  offerNotFound: {
    heading: 'Não encontramos esta oferta',
    text: 'Confira se o endereço está completo e é o da loja, ou peça um novo link a quem está vendendo.',
  },
  noMethod: {
    heading: 'Não dá para pagar esta oferta agora',
    text: 'Nenhuma forma de pagamento está disponível no momento. Tente mais tarde ou fale com quem está vendendo.',
  },
  paymentNotFound: {
    heading: 'Não encontramos este pagamento',
    text: 'O link pode estar incompleto ou ter expirado. A confirmação de cada compra também vai para o seu e-mail.',
  },
}

const enUs = {
  offerUnavailable: {
    heading: 'This offer has ended',
    text: 'Sales are over or paused. Ask the seller whether there will be a new offer.',
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
    text: 'Las ventas terminaron o están en pausa. Pregunta a quien vende si habrá una nueva oferta.',
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
