import type { BuyingMessages } from './pt-br.ts'

export const messages = {
  method: { PIX: 'Pix', CREDIT_CARD: 'Tarjeta de crédito', BILLET: 'Boleto' },
  status: {
    PENDING: 'Pendiente de pago',
    APPROVED: 'Pagado',
    REJECTED: 'Rechazado',
    CANCELED: 'Cancelado',
    REFUNDED: 'Reembolsado',
    CHARGEBACK: 'En disputa con el banco',
  },
  right: {
    LAW: (day) => `7 días para desistir: hasta el ${day}`,
    GUARANTEE: (day) => `Garantía de la tienda hasta el ${day}`,
  },
  support: {
    email: (name) => `Escribir a ${name}`,
    whatsApp: (name) => `WhatsApp de ${name}`,
    none: 'La tienda no indicó un canal de atención.',
  },
  wayBack: {
    PIX: 'Vuelve por Pix a la cuenta que pagó. Suele tardar minutos y, como máximo, 1 día hábil.',
    CREDIT_CARD: 'Vuelve como crédito en la misma tarjeta, en un máximo de dos resúmenes.',
    BILLET:
      'El boleto no tiene devolución automática. La plataforma escribe al correo de la compra y devuelve a una cuenta de quien pagó.',
  },
  request: {
    state: {
      WAITING_SELLER: 'Esperando a la tienda',
      REFUSED: 'Rechazado por la tienda',
      IN_MEDIATION: 'En análisis de la plataforma',
      APPROVED: 'Aprobado',
      DONE: 'Devuelto',
      WITHDRAWN: 'Desististe',
      CLOSED_NO: 'Cerrado sin reembolso',
    },
    protocol: (protocol) => `Protocolo ${protocol}`,
    steps: {
      received: 'Solicitud recibida',
      waiting: (when) => `La tienda responde hasta el ${when}. Sin respuesta, el reembolso se aprueba.`,
      approved: 'Aprobado',
      refused: 'La tienda lo rechazó',
      mediation: (when) => `La plataforma decide hasta el ${when}`,
      appealed: 'Pediste que decida la plataforma',
      onItsWay: 'Dinero en camino',
      byPerson: 'La plataforma lo está devolviendo y te escribe al correo de la compra',
      returned: 'Devuelto',
      withdrawn: 'Desististe de la solicitud',
      closed: 'Cerrado sin reembolso',
      rejected: 'La plataforma mantuvo la decisión de la tienda',
    },
    appealBy: (when) => `Puedes reclamar hasta el ${when}.`,
    withdraw: 'Desistir del reembolso',
    withdrawTitle: '¿Desistir del reembolso?',
    withdrawText: 'Te quedas con la compra. Dentro del plazo puedes pedirlo otra vez.',
    withdrawn: 'Solicitud cancelada.',
    appeal: 'Pedir que decida la plataforma',
    appealTitle: 'Reclamar el rechazo',
    appealText: 'Cuenta qué pasó. La plataforma escucha a las dos partes y decide.',
    appealReason: 'Qué pasó',
    appealed: 'Reclamo enviado. La plataforma va a decidir.',
  },
} satisfies BuyingMessages
