/**
 * How far a cart got that somebody filled and left.
 *
 *   CAPTURED ── half an hour without a word ──▶ RECOVERING ── last reminder ──▶ EXHAUSTED
 *      └───────────────┴── an order ──▶ CONVERTED ── paid after a reminder ──▶ RECOVERED
 *      └───────────────┴── asked to be left alone, or bought elsewhere ──▶ SUPPRESSED
 */
export const cartStates = [
  'CAPTURED',
  'RECOVERING',
  'CONVERTED',
  'RECOVERED',
  'EXHAUSTED',
  'SUPPRESSED',
] as const
export type CartState = (typeof cartStates)[number]
