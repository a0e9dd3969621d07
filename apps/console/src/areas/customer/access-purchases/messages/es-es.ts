import type { AccessPurchasesMessages } from './pt-br.ts'

export const messages = {
  title: 'Mis accesos',
  purpose: 'Lo que compraste, listo para abrir.',
  tabs: { label: 'Tipos de producto', digital: 'Digitales', physical: 'Físicos' },
  empty: {
    title: 'Todavía no hay nada para acceder',
    text: 'En cuanto se aprueba un pago, el producto aparece aquí.',
    action: 'Ver mis compras',
  },
  standing: {
    OPEN: 'Disponible',
    LATE: 'Pago atrasado',
    PAUSED: 'Suscripción pausada',
    ENDED: 'Suscripción terminada',
    REVOKED: 'Acceso cerrado',
  },
  why: {
    LATE: (until) => `Paga la suscripción para no perder el acceso el ${until}.`,
    PAUSED: 'El acceso vuelve cuando retomes la suscripción.',
    ENDED: 'La suscripción terminó. Puedes suscribirte otra vez cuando quieras.',
    REFUND: (day) => `Cerrado el ${day}, porque la compra fue reembolsada.`,
    CHARGEBACK: (day) => `Cerrado el ${day}, porque la compra fue disputada en el banco.`,
    DISPUTE: (day) => `Suspendido el ${day}, mientras el banco analiza la disputa.`,
    SUBSCRIPTION: (day) => `Suspendido el ${day}, por falta de pago.`,
  },
  toSubscription: 'Ver suscripción',
  openUntil: (day) => `Disponible hasta el ${day}`,
  noContents:
    'La tienda entrega este producto por un canal propio. ¿No lo recibiste? Escribe a la tienda por el contacto de abajo.',
  noContentsNoContact:
    'La tienda entrega este producto por un canal propio. ¿No lo recibiste? Pide el reembolso en Mis compras: la tienda responde allí.',
  download: 'Descargar',
  open: 'Abrir',
  kind: {
    FILE: 'Archivo',
    LINK: 'Enlace',
    LICENSE: 'Clave de licencia',
    EXTERNAL: 'Acceso en el sistema de la tienda',
  },
  copyKey: (title) => `Copiar la clave: ${title}`,
  keyToCome: 'La tienda está reponiendo las claves. La tuya llegará aquí y a tu correo.',
  external: {
    OPENING: 'Estamos abriendo tu acceso en el sistema de la tienda.',
    OPEN: 'La tienda abrió tu acceso. Entra con el correo de la compra.',
    STUCK: 'El sistema de la tienda no respondió. Habla con ella para entrar.',
  },
  usesLeft: (left, max) => `Quedan ${left} de ${max} accesos`,
  usedUp: 'Límite usado',
  opensOn: (day) => `Abre el ${day}`,
  helpSubject: (code, product) => `Pedido ${code}: ${product}`,
  records: 'Registros de acceso',
  recordsText: 'Cada entrega queda registrada aquí.',
  record: {
    GRANTED: 'Acceso disponible',
    FILE: (title) => `Archivo entregado: ${title}`,
    LINK: (title) => `Enlace abierto: ${title}`,
    LICENSE: (title) => `Clave entregada: ${title}`,
    EXTERNAL: (title) => `Acceso pedido a la tienda: ${title}`,
    CLOSED: 'Acceso cerrado',
    REOPENED: 'Acceso disponible otra vez',
  },
} satisfies AccessPurchasesMessages
