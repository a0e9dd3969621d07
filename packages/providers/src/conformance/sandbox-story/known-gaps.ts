/** A step that fails today, and why. When it no longer fails, its line has to go. */
export type KnownGap = { story: string; step: string; why: string }

export const knownGaps: readonly KnownGap[] = [
  ...['PIX: read while waiting', 'PIX: read when paid'].map((step) => ({
    story: 'OWENPAY',
    step,
    why: 'the read is assumed, and the simulated acquirer knows only what was seen',
  })),
  {
    story: 'ARKAMA',
    step: 'PIX: webhook',
    why: "the simulated acquirer posts without the token that the vendor's page shows in every postback",
  },
]
