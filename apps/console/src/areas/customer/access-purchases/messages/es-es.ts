import * as words from '#i18n/words/es-es.ts'
import type { AccessPurchasesMessages } from './pt-br.ts'

export const messages = {
  title: 'Mis accesos',
  purpose: 'Contenidos de tus compras.',
  tabs: { label: 'Tipos de producto', digital: 'Digitales', physical: 'Físicos' },
  empty: {
    title: 'Ningún acceso',
    text: 'Los productos con pago aprobado aparecen aquí.',
    action: words.viewMyPurchases,
  },
  standing: {
    OPEN: 'Disponible',
    LATE: 'Pago atrasado',
    PAUSED: words.subscriptionPaused,
    ENDED: words.subscriptionEnded,
    REVOKED: 'Acceso cerrado',
  },
  why: {
    LATE: (until) => `Paga la suscripción para no perder el acceso el ${until}.`,
    PAUSED: 'El acceso vuelve cuando retomes la suscripción.',
    ENDED: 'La suscripción terminó. Puedes suscribirte otra vez cuando quieras.',
    REFUND: (day) => `Cerrado el ${day}: compra reembolsada.`,
    CHARGEBACK: (day) => `Cerrado el ${day}: contracargo.`,
    DISPUTE: (day) => `Suspendido el ${day}: disputa en revisión en el banco.`,
    SUBSCRIPTION: (day) => `Suspendido el ${day}: falta de pago.`,
  },
  toSubscription: 'Ver suscripción',
  openUntil: (day) => `Disponible hasta el ${day}`,
  noContents:
    'La tienda entrega este producto por un canal propio. ¿No lo recibiste? Escribe a la tienda por el contacto de abajo.',
  noContentsNoContact:
    'La tienda entrega este producto por un canal propio. ¿No lo recibiste? Solicita el reembolso en Mis compras: la tienda responde allí.',
  download: words.download,
  open: words.openVerb,
  kind: {
    FILE: words.file,
    LINK: words.link,
    LICENSE: words.licenseKey,
    EXTERNAL: 'Acceso en el sistema de la tienda',
  },
  mediaKind: { VIDEO: 'Vídeo', AUDIO: 'Audio' },
  play: { VIDEO: 'Ver', AUDIO: 'Escuchar' },
  copyKey: (title) => `Copiar la clave: ${title}`,
  keyToCome: 'La tienda está reponiendo las claves. La tuya aparecerá aquí y se enviará por correo.',
  external: {
    OPENING: 'Estamos habilitando tu acceso en el sistema de la tienda.',
    OPEN: 'La tienda habilitó tu acceso. Entra con el correo de la compra.',
    STUCK: 'El sistema de la tienda no respondió y el acceso aún no está habilitado.',
  },
  stuckWithContact: 'El sistema de la tienda no respondió. Contacta con la tienda para habilitar el acceso.',
  usesLeft: (left, max) => `Accesos restantes: ${left} de ${max}`,
  usedUp: 'Límite alcanzado',
  opensOn: (day) => `Disponible el ${day}`,
  helpSubject: (code, product) => `Pedido ${code}: ${product}`,
  records: 'Registros de acceso',
  recordsText: 'Historial de entregas y accesos.',
  record: {
    GRANTED: words.accessGranted,
    FILE: (title) => `Archivo entregado: ${title}`,
    LINK: (title) => `Enlace abierto: ${title}`,
    LICENSE: (title) => `Clave entregada: ${title}`,
    EXTERNAL: (title) => `Acceso solicitado a la tienda: ${title}`,
    CLOSED: 'Acceso cerrado',
    REOPENED: 'Acceso habilitado de nuevo',
  },
} satisfies AccessPurchasesMessages
