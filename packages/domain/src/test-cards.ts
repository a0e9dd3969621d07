/** Outcome of a charge on a card: decided by the number alone, so that a person or a test can choose it. */
export type CardOutcome =
  | { kind: 'approved'; disputedLater: boolean }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'reviewing' }
  /** The bank requires the buyer's confirmation if the charge allows 3-D Secure; otherwise approved. */
  | { kind: 'challenged' }
  /**
   * Approved for a buyer's first `paysTimes` charges, then refused: a card that fails in the middle of a
   * subscription.
   */
  | { kind: 'stopping'; paysTimes: number; refusal: Refusal }

type Refusal = { code: string; description: string }

/** Outcome for any other card. */
export const approved: CardOutcome = { kind: 'approved', disputedLater: false }

const refused = (code: string, description: string): CardOutcome => ({
  kind: 'refused',
  refusal: { code, description },
})

const insufficient: Refusal = { code: '51', description: 'Saldo ou limite insuficiente' }

/** Keyed by the last four digits, because a token shows only those. */
export const testCards: ReadonlyMap<string, { number: string; outcome: CardOutcome }> = new Map([
  ['1111', { number: '4111111111111111', outcome: approved }],
  ['4444', { number: '5555555555554444', outcome: approved }],
  ['0002', { number: '4000000000000002', outcome: refused('05', 'Transação não autorizada pelo emissor') }],
  ['9995', { number: '4000000000009995', outcome: { kind: 'refused', refusal: insufficient } }],
  ['0069', { number: '4000000000000069', outcome: refused('54', 'Cartão vencido') }],
  ['0127', { number: '4000000000000127', outcome: refused('N7', 'Código de segurança inválido') }],
  ['9235', { number: '4000000000009235', outcome: { kind: 'reviewing' } }],
  ['3220', { number: '4000000000003220', outcome: { kind: 'challenged' } }],
  ['0259', { number: '4000000000000259', outcome: { kind: 'approved', disputedLater: true } }],
  [
    '0341',
    { number: '4000000000000341', outcome: { kind: 'stopping', paysTimes: 3, refusal: insufficient } },
  ],
])
