export const refundKinds = ['WHOLE', 'ITEMS', 'PART'] as const
export type RefundKind = (typeof refundKinds)[number]

type Chosen = { paymentId: string; kind: RefundKind; amountCents: number | null; orderItemIds: string[] }

/** Input for the server; null until enough is chosen. */
export function refundWish({ paymentId, kind, amountCents, orderItemIds }: Chosen) {
  if (kind === 'WHOLE') return { kind, paymentId } as const
  if (kind === 'ITEMS') return orderItemIds.length === 0 ? null : ({ kind, paymentId, orderItemIds } as const)
  return amountCents === null || amountCents === 0 ? null : ({ kind, paymentId, amountCents } as const)
}
