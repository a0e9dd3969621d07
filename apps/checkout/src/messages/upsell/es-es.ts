import { interestMessages } from '#messages/interest-messages.ts'
import type { UpsellMessages } from './pt-br.ts'

export const upsellEsEs: UpsellMessages = {
  pageTitle: 'Una oferta para tu pedido',
  paid: 'Pedido {code} pagado. Esta oferta es opcional.',
  secure: 'Entorno seguro',
  once: 'Pago único, sin suscripción',
  byCard: '{brand} terminada en {lastFour}',
  card: 'Tarjeta',
  byPix: 'Pix: recibes un nuevo código para pagar',
  byBillet: 'Boleto: recibes un nuevo boleto para pagar',
  installments: 'Cuotas',
  ...interestMessages.ES_ES,
  accept: 'Sí, añadir por {amount}',
  acceptCode: 'Sí, generar un pago de {amount}',
  refuse: 'No, gracias',
  undoPromise: '¿Cambiaste de idea? Tienes 5 minutos para deshacerlo, sin costo.',
  added: 'Añadido a tu pedido',
  addedText: '{product}: {amount}. El acceso se enviará a tu correo.',
  goOn: 'Continuar',
  undo: 'Deshacer ({time})',
  undone: 'Compra cancelada',
  undoneText: 'El importe vuelve a tu tarjeta. Tu pedido anterior sigue pagado.',
  declined: 'La tarjeta no fue aprobada',
  declinedText: 'No se cobró nada ahora. Tu pedido anterior sigue pagado.',
  failed: 'No fue posible completarlo ahora. No se cobró nada. Inténtalo de nuevo.',
  skip: 'Ir a la oferta',
}
