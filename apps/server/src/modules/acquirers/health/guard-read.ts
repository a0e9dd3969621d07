import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { retryAfter } from '@balcao/providers/adapter/read-refusal'
import type { ProviderContext, ProviderOutcome } from '@balcao/providers/contract'
import type { App } from '#app.ts'
import type { Pass, Verdict } from '#kit/circuit-breaker.ts'
import type { AskableAccount, ConnectableAccount } from '#modules/acquirers/accounts/provider-account.ts'
import { inScope } from '#scope.ts'
import type { TurnedAway } from './acquirer-guard.ts'
import { verdictOf } from './acquirer-health.ts'
import { type NotedCall, noteCall, noteOutcome, outcomeOf } from './note-call.ts'
import { putOffReads } from './put-off-reads.ts'

/**
 * The breaker of the account is open, or too many reads are under way: no call was made, and a retry is
 * possible from `until` on.
 */
export type NotAsked = {
  kind: 'not_asked'
  until: Date
  /** The account is healthy, and only at its limit of concurrent reads. */
  isBusy?: boolean
}

/** Reads a payment's state at an account, if the guard admits it. */
export async function guardRead<T>(
  app: App,
  { account, method }: { account: ConnectableAccount; method: PaymentMethod },
  read: () => Promise<ProviderOutcome<T>>,
): Promise<{ kind: 'asked'; outcome: ProviderOutcome<T> } | NotAsked> {
  const about = { account, method, operation: 'READ' } as const
  return guardCall(app, about, app.acquirerGuard.admitRead(account.id), read)
}

/** Makes an admitted call, and reports its outcome to the breaker. */
export async function guardCall<T>(
  app: App,
  about: NotedCall,
  pass: Pass | TurnedAway,
  call: () => Promise<ProviderOutcome<T>>,
): Promise<{ kind: 'asked'; outcome: ProviderOutcome<T> } | NotAsked> {
  if ('until' in pass) {
    noteOutcome(app, about, { outcome: pass.why, durationMs: 0 })
    return { kind: 'not_asked', until: pass.until, isBusy: pass.why === 'busy' }
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

/**
 * Guards an adapter that calls the acquirer while it reads a webhook or a receiver. The acquirer's answers
 * report its health to the breaker, and a rate limit postpones further reads of the account by the time that
 * the acquirer names.
 */
export async function guardReading<T>(
  app: App,
  { account, context }: { account: AskableAccount; context: ProviderContext },
  read: (context: ProviderContext) => Promise<T>,
): Promise<{ kind: 'asked'; reading: T } | NotAsked> {
  const silentUntil = account.contact?.silentUntil
  if (silentUntil && silentUntil > app.clock.now()) return { kind: 'not_asked', until: silentUntil }
  const pass = app.acquirerGuard.admitRead(account.id)
  if ('until' in pass) return { kind: 'not_asked', until: pass.until, isBusy: pass.why === 'busy' }
  const watched = watch(context)
  try {
    const reading = await read(watched.context)
    if (watched.silence() === undefined) return { kind: 'asked', reading }
  } catch (error) {
    if (watched.silence() === undefined) throw error
  } finally {
    pass.end(watched.verdict())
  }
  const until = await inScope(app, account.platformId, (scope) =>
    putOffReads(scope, account.id, watched.silence()?.retryAfterSeconds),
  )
  return { kind: 'not_asked', until }
}

type Watched = {
  context: ProviderContext
  verdict(): Verdict
  /** Set after a rate limit, with the waiting time if the acquirer named one. */
  silence(): { retryAfterSeconds?: number } | undefined
}

function watch(context: ProviderContext): Watched {
  let verdict: Verdict = 'no_verdict'
  let silence: ReturnType<Watched['silence']>
  const { transport } = context
  const send: typeof transport.send = async (request) => {
    const answer = await transport.send(request)
    const isRefused = answer.arrived === true && answer.status === 429
    if (isRefused) silence = retryAfter(answer.headers)
    verdict = answer.arrived === true && answer.status < 500 && !isRefused ? 'well' : 'sick'
    return answer
  }
  return {
    context: { ...context, transport: { ...transport, send } },
    verdict: () => verdict,
    silence: () => silence,
  }
}
