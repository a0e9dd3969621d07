import type { PlanChangeMessages } from './pt-br.ts'

export const messages: PlanChangeMessages = {
  open: 'Cambiar de plan',
  title: {
    BUYER: (product) => `¿Cambiar el plan de ${product}?`,
    SELLER: (buyer) => `¿Cambiar el plan de ${buyer}?`,
  },
  text: {
    BUYER: 'Elige el plan y revisa el importe antes de confirmar.',
    SELLER:
      'El cambio vale desde el próximo cobro. El suscriptor recibe un correo y puede deshacerlo. Los planes más caros o más largos solo los elige el propio suscriptor, en Mis compras.',
  },
  present: (plan, price) => `Plan actual: ${plan}, ${price}`,
  plans: 'Nuevo plan',
  price: (amount, every) => `${amount} ${every}`,
  every: (days) =>
    ({
      7: 'por semana',
      30: 'al mes',
      60: 'cada 2 meses',
      90: 'por trimestre',
      180: 'por semestre',
      365: 'al año',
    })[days] ?? `cada ${days} días`,
  firstPeriod: (from, to) => `Nuevo plan, del ${from} al ${to}`,
  credit: 'Crédito por días no usados',
  due: 'Total de hoy',
  now: {
    CREDIT_CARD: 'Se cobra ahora a la tarjeta guardada y hoy empieza un nuevo período.',
    PIX: 'El plan cambia en cuanto se paga el Pix. Sin el pago, todo sigue igual.',
    BILLET: 'El plan cambia en cuanto se paga el boleto. Sin el pago, todo sigue igual.',
  },
  later: (day, price) =>
    `Hoy no se cobra nada. El plan actual vale hasta el ${day} y el próximo cobro será de ${price}.`,
  left: (count, price) =>
    count === 1 ? `Después queda 1 cobro de ${price}.` : `Después quedan ${count} cobros de ${price}.`,
  confirm: { NOW: 'Cambiar y pagar', RENEWAL: 'Programar cambio' },
  done: 'Plan modificado.',
  planned: 'Cambio de plan programado.',
  charging: 'Cobro enviado. El plan cambia en cuanto se pague.',
  pending: (plan, day, price) => `Cambia a ${plan} el ${day}: ${price}.`,
  awaiting: (plan, amount) => `Cambio a ${plan}: falta el pago de ${amount}.`,
  pay: 'Pagar el cambio',
  withdraw: 'Deshacer cambio',
  withdrawn: 'Cambio deshecho. El plan actual continúa.',
  obstacle: {
    NOT_ACTIVE: 'El plan solo se puede cambiar con la suscripción activa y al día.',
    CARD_REFUSED:
      'La tarjeta guardada fue rechazada. Cámbiala o, si faltaba saldo, inténtalo de nuevo mañana.',
    INVOICE_OPEN: 'El próximo cobro ya se emitió o vence hoy. Cambia el plan cuando esté pagado.',
    AUTOMATIC_PIX: 'El Pix Automático autoriza un importe fijo. Para cambiar de plan, cancélalo antes.',
    PAID_IN_FULL: 'Todos los cobros de esta suscripción ya están pagados.',
    UNDER_WAY: 'Un cambio de plan está pendiente de pago.',
    BUYERS_CHOICE: 'El suscriptor ya eligió otro plan para el próximo cobro.',
    REFUND_DUE:
      'Un pago de este período está en proceso de reembolso o disputa. Podrás cambiar de plan cuando termine.',
    PAID_AHEAD: 'El próximo período ya está pagado. Podrás cambiar de plan cuando empiece.',
    NOT_ALLOWED: 'No hay otro plan disponible para esta suscripción.',
  },
}
