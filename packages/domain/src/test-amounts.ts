/**
 * Amounts, in cents, with a special outcome. They are odd on purpose: no demo offer costs R$ 666,01. Network
 * faults (delay, reset, lost answers …) are controlled by `faults`, not by amounts.
 */
export const testAmounts = {
  /** R$ 666,01: at providers that answer with a failed charge, a Pix fails right away. */
  pixFailed: 66_601,
  /** R$ 666,02: a card charge is refused whatever the card. */
  cardRefused: 66_602,
  /** R$ 666,03: a card charge stays in review until a person decides at the play bank. */
  cardReviewing: 66_603,
  /** R$ 777,01: a Pix or boleto is paid as soon as it was created. */
  paysItself: 77_701,
  /** R$ 777,02: a Pix or boleto is paid with one real less than requested. */
  paysTooLittle: 77_702,
  /** R$ 666,11: a payout is refused. */
  payoutRefused: 66_611,
  /** R$ 666,12: a payout stays in processing until a person decides at the play bank. */
  payoutStuck: 66_612,
  /** R$ 666,13: a payout is paid, and its money is returned. */
  payoutReturned: 66_613,
} as const
