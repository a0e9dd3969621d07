import type { Random } from './identifiers.ts'

/** Where a fault applies. Every route of a dialect has its operation; `webhook` is the provider's callback. */
export type Operation =
  | 'authenticate'
  | 'create'
  | 'get'
  | 'list'
  | 'code'
  | 'capture'
  | 'cancel'
  | 'refund'
  | 'refund-get'
  | 'payout'
  | 'payout-get'
  | 'payout-cancel'
  | 'balance'
  | 'token'
  | 'customer'
  | 'receiver'
  | 'receiver-get'
  | 'configure'
  | 'postal-code'
  | 'invoice'
  | 'invoice-get'
  | 'invoice-cancel'

type CallFaultKind =
  /** Only slow. */
  | { kind: 'delay' }
  /** Nothing is done and the connection closes, or with `hold` stays silent until the caller gives up. */
  | { kind: 'drop-before'; hold?: boolean }
  /** The operation is done, and the caller gets no answer. */
  | { kind: 'drop-after'; hold?: boolean }
  | { kind: 'error-before'; status?: number }
  | { kind: 'error-after'; status?: number }
  /** The operation is done, and the connection is reset in the middle of the answer. */
  | { kind: 'reset' }
  /** The operation is done, and the answer is not JSON. */
  | { kind: 'garbage' }
  | { kind: 'html' }
  | { kind: 'empty' }
  /** The operation is done, and the answer holds an unknown status. */
  | { kind: 'unknown-status'; word?: string }
  /** The operation is done, and the answer holds another amount, in cents. */
  | { kind: 'wrong-amount'; amount?: number }
  /** The webhook arrives before the answer. */
  | { kind: 'webhook-first' }
  /** The operation is done, and the test rewrites the answer: huge bodies, redirects, odd ids. */
  | { kind: 'rewrite'; rewrite(answer: Answer): Answer }

type WebhookFaultKind =
  | { kind: 'delay' }
  | { kind: 'duplicate'; times?: number }
  /** Held back until the acquirer's next webhook is delivered. */
  | { kind: 'reorder' }
  | { kind: 'lose' }
  | { kind: 'garbage' }
  | { kind: 'html' }
  | { kind: 'unknown-status'; word?: string }
  | { kind: 'wrong-amount'; amount?: number }

export type Answer = { status: number; body: unknown; headers?: Record<string, string> }

type Where = {
  /** Every acquirer when left out. */
  acquirer?: string
  delayMilliseconds?: number
  /** Between 0 and 1: probability of an `always` fault. */
  chance?: number
}

export type CallFault = Where & { operation?: Operation } & CallFaultKind
export type WebhookFault = Where & { operation: 'webhook' } & WebhookFaultKind
export type Fault = CallFault | WebhookFault

export type Faults = {
  /** Applies to the next matching call, or the next few. */
  next(fault: Fault, times?: number): void
  /** Applies to every matching call until the returned function is called. */
  always(fault: Fault): () => void
  clear(): void
  /** Number of one-shot faults still waiting for their call. */
  waiting(): number
  takeForCall(where: { acquirer: string; operation: Operation }): CallFault | undefined
  takeForWebhook(where: { acquirer: string }): WebhookFault | undefined
}

export function createFaults(random: Random): Faults {
  let once: Fault[] = []
  let standing: Fault[] = []
  const strikes = ({ chance = 1 }: Fault) => chance >= 1 || fraction(random) < chance

  function take<Kind extends Fault>(matches: (fault: Fault) => fault is Kind): Kind | undefined {
    const first = once.find(matches)
    if (first) {
      once = once.toSpliced(once.indexOf(first), 1)
      return first
    }
    return standing.filter(matches).find(strikes)
  }

  return {
    next(fault, times = 1) {
      once.push(...Array.from({ length: times }, () => fault))
    },
    always(fault) {
      standing.push(fault)
      return () => {
        standing = standing.filter((other) => other !== fault)
      }
    },
    clear() {
      once = []
      standing = []
    },
    waiting: () => once.length,
    takeForCall: ({ acquirer, operation }) =>
      take(
        (fault): fault is CallFault =>
          fault.operation !== 'webhook' &&
          (fault.operation === undefined || fault.operation === operation) &&
          (fault.acquirer === undefined || fault.acquirer === acquirer),
      ),
    takeForWebhook: ({ acquirer }) =>
      take(
        (fault): fault is WebhookFault =>
          fault.operation === 'webhook' && (fault.acquirer === undefined || fault.acquirer === acquirer),
      ),
  }
}

function fraction(random: Random): number {
  return Buffer.from(random(4)).readUInt32BE() / 2 ** 32
}
