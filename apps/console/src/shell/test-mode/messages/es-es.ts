import type { TestModeMessages } from './pt-br.ts'

export const messages: TestModeMessages = {
  explain: 'No se cobra ni se retira ningún valor. La tarjeta 4111 1111 1111 1111 se aprueba.',
  leave: 'Ir a producción',
  clockTitle: 'Reloj de prueba',
  clockExplain:
    'Adelanta el tiempo y mira cómo ocurren renovaciones, liberaciones y vencimientos. Solo avanza.',
  moving: (at: string) => `Avanzando: ${at}`,
  days: (days: number) => (days === 1 ? '+1 día' : days === 365 ? '+1 año' : `+${days} días`),
  nextRenewal: 'Próxima renovación',
  happened: 'Qué ocurrió',
  nothingYet: 'Nada todavía. Haz una venta con el enlace de prueba y adelanta el reloj.',
  nextCharge: (amount: string, day: string) => `Próximo: cobro de ${amount} el ${day}`,
  nextRelease: (amount: string, day: string) => `Próximo: liberación de ${amount} el ${day}`,
  mailSent: (subject: string) => `Correo enviado: ${subject}`,
  webhook: {
    DELIVERED: 'Webhook enviado',
    DEAD: 'Webhook con error',
    WAITING: 'Webhook en cola',
    RETRYING: 'Webhook con error, se reenviará',
  },
  older: 'Anteriores',
  newer: 'Más recientes',
  reset: 'Restablecer datos de prueba',
  resetExplain:
    'Se eliminan los productos, las ventas, las claves de API y el saldo del modo de prueba, y el reloj vuelve a la fecha de hoy. Producción no cambia.',
}
