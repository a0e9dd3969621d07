import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderContext, ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '../../app.ts'
import type { Pass, Verdict } from '../../kit/circuit-breaker.ts'
import type { TurnedAway } from './acquirer-guard.ts'
import { verdictOf } from './acquirer-health.ts'
import { type NotedCall, noteCall, noteOutcome, outcomeOf } from './note-call.ts'
import type { ConnectableAccount } from './provider-account.ts'

/** The breaker of the account is open, or too many reads are under way: nothing was asked, and may be asked again from `until` on. */
export type NotAsked = { kind: 'not_asked'; until: Date }

/** Asks an account how a payment stands, if the guard admits it. */
export async function guardRead<T>(
  app: App,
  { account, method }: { account: ConnectableAccount; method: PaymentMethod },
  read: () => Promise<ProviderOutcome<T>>,
): Promise<{ kind: 'asked'; outcome: ProviderOutcome<T> } | NotAsked> {
  const about = { account, method, operation: 'READ' } as const
  return guardCall(app, about, app.acquirerGuard.admitRead(account.id), read)
}

/** Makes a call that the guard has admitted, and tells its breaker how it ended. */
export async function guardCall<T>(
  app: App,
  about: NotedCall,
  pass: Pass | TurnedAway,
  call: () => Promise<ProviderOutcome<T>>,
): Promise<{ kind: 'asked'; outcome: ProviderOutcome<T> } | NotAsked> {
  if ('until' in pass) {
    noteOutcome(app, about, { outcome: pass.why, durationMs: 0 })
    return { kind: 'not_asked', until: pass.until }
  }
  let verdict: Verdict = 'no_verdict'
  try {
    const outcome = await noteCall(app, about, call)
    verdict = verdictOf[outcomeOf(outcome)]
    return { kind: 'asked', outcome }
  } finally {
    pass.end(verdict)
  }
}

/** The same for an adapter that asks while it reads a webhook: the answers to its requests tell the breaker how the acquirer is. */
export async function guardReading<T>(
  app: App,
  { accountId, context }: { accountId: string; context: ProviderContext },
  read: (context: ProviderContext) => Promise<T>,
): Promise<{ kind: 'asked'; reading: T } | NotAsked> {
  const pass = app.acquirerGuard.admitRead(accountId)
  if ('until' in pass) return { kind: 'not_asked', until: pass.until }
  const watched = watch(context)
  try {
    return { kind: 'asked', reading: await read(watched.context) }
  } finally {
    pass.end(watched.verdict())
  }
}

function watch(context: ProviderContext): {
  context: ProviderContext
  verdict(): Verdict
} {
  let verdict: Verdict = 'no_verdict'
  const { transport } = context
  const send: typeof transport.send = async (request) => {
    const answer = await transport.send(request)
    verdict = answer.arrived === true && answer.status < 500 && answer.status !== 429 ? 'well' : 'sick'
    return answer
  }
  return { context: { ...context, transport: { ...transport, send } }, verdict: () => verdict }
}
