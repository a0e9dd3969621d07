import { failureMeanings, type Operation, type ProviderFailure } from '#contract.ts'

/** How far an operation came. */
export type Progress = {
  movesMoney: boolean
  /** A call that can move money was sent, or was about to be sent. */
  moneyAsked: boolean
  /** The provider accepted such a call. */
  moneyAccepted: boolean
  /** The provider's id of the created object. */
  reference?: string
}

const movingMoney: readonly string[] = ['createTransaction', 'withdraw', 'refund'] satisfies Operation[]

export function startProgress(operation: string): Progress {
  return { movesMoney: movingMoney.includes(operation), moneyAsked: false, moneyAccepted: false }
}

/**
 * The meaning of a failure depends on how far the operation came. Before the money call, a missing answer is
 * harmless: no money was requested. After the provider accepted the call, even a clear refusal of a later
 * step (such as a missing QR code) leaves a charge that must be found again.
 */
export function settleFailure(failure: ProviderFailure, progress: Progress): ProviderFailure {
  const named = { ...(progress.reference !== undefined && { reference: progress.reference }), ...failure }
  if (!progress.movesMoney) return named
  const mayHaveHappened = failureMeanings[failure.kind] === 'may_have_happened'
  if (!progress.moneyAsked) return mayHaveHappened ? { ...failure, kind: 'unreachable' } : failure
  if (!progress.moneyAccepted && !mayHaveHappened) return failure
  return { ...named, kind: mayHaveHappened ? failure.kind : 'unknown' }
}
