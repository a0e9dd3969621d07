/**
 * Cards whose number alone decides what the simulated acquirers do. Any name, future expiry and three-digit code
 * are accepted with them.
 */
export const demoCards = [
  { number: '4111 1111 1111 1111', outcome: 'Aprovado imediatamente', tone: 'positive' },
  { number: '5555 5555 5555 4444', outcome: 'Aprovado imediatamente', tone: 'positive' },
  { number: '4000 0000 0000 9235', outcome: 'Em análise até a decisão no banco', tone: 'pending' },
  { number: '4000 0000 0000 0002', outcome: 'Recusado: não autorizado pelo banco', tone: 'negative' },
  { number: '4000 0000 0000 9995', outcome: 'Recusado: limite insuficiente', tone: 'negative' },
  { number: '4000 0000 0000 0259', outcome: 'Aprovado, com disputa depois', tone: 'disputed' },
] as const
