/** Cards whose number alone decides what the simulated acquirers do. Any name, a later month and any three digits go with them. */
export const demoCards = [
  { number: '4111 1111 1111 1111', outcome: 'Aprova na hora', tone: 'positive' },
  { number: '5555 5555 5555 4444', outcome: 'Aprova na hora', tone: 'positive' },
  { number: '4000 0000 0000 9235', outcome: 'Fica em análise até você decidir no banco', tone: 'pending' },
  { number: '4000 0000 0000 0002', outcome: 'Recusa: não autorizada', tone: 'negative' },
  { number: '4000 0000 0000 9995', outcome: 'Recusa: sem limite', tone: 'negative' },
  { number: '4000 0000 0000 0259', outcome: 'Aprova e é contestada depois', tone: 'disputed' },
] as const
