import { addDays, type CalendarDay, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { Cents } from '@balcao/domain/money'
import type { CardData, PlatformAccess, ProviderContext } from '../contract.ts'
import { amountToProvider } from './amounts.ts'
import type { Answer } from './answer.ts'
import type { ProviderDefinition } from './definition.ts'
import { accountKey, type CallOptions, createExchange } from './exchange.ts'
import { openCard } from './open-card.ts'
import { invalidRequest } from './provider-failed.ts'
import type { Progress } from './settle-failure.ts'

/** All that an operation of an adapter works with. Every call either gives an answer or ends the operation. */
export type ProviderApi<C> = {
  credentials: C
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  put(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  delete(path: string, options?: CallOptions): Promise<Answer>
  /** An amount in the unit of the provider. */
  amount(cents: Cents): number | string
  now(): Date
  /** A day in São Paulo, so many days from today. */
  day(daysAhead: number): CalendarDay
  later(seconds: number): Date
  /** Notes the id of what the provider has just made, so that no later failure can hide it. */
  made(id: string): string
  /** The key of this intent, for providers that must not be called without one. */
  idempotencyKey(): string
  openCard(sealedCard: string | undefined): Promise<CardData>
  /** Runs a preparation at most once in so many seconds, whatever the number of sales. */
  once(options: { key: string; everySeconds: number; run: () => Promise<void> }): Promise<void>
  platform: PlatformAccess | undefined
  upload: ProviderContext['upload']
  readFile: ProviderContext['readFile']
}

export function createProviderApi<C>(options: {
  definition: ProviderDefinition<C>
  context: ProviderContext
  credentials: C
  operation: string
  timeoutMs: number
  progress: Progress
}): ProviderApi<C> {
  const { definition, context, credentials, progress } = options
  const { transport, now } = context
  const exchange = createExchange(options)
  return {
    credentials,
    get: (path, call) => exchange({ ...call, method: 'GET', path }),
    post: (path, body, call) => exchange({ ...call, method: 'POST', path, body }),
    put: (path, body, call) => exchange({ ...call, method: 'PUT', path, body }),
    delete: (path, call) => exchange({ ...call, method: 'DELETE', path }),
    amount: (cents) => amountToProvider(cents, definition.amounts),
    now,
    day: (daysAhead) => addDays(dayInSaoPaulo(now()), daysAhead),
    later: (seconds) => new Date(now().getTime() + seconds * 1_000),
    made: (id) => {
      progress.reference = id
      return id
    },
    idempotencyKey: () => {
      if (!context.idempotencyKey) throw invalidRequest('An idempotency key is required.')
      return context.idempotencyKey
    },
    openCard: (sealedCard) => openCard(sealedCard, context.decryptCard),
    once: async ({ key, everySeconds, run }) => {
      const account = accountKey({ name: definition.name, url: context.baseUrl ?? '', credentials })
      await transport.tokens.remember({
        key: `${account} ${key}`,
        now,
        make: () => run().then(() => ({ value: 'done', expiresInSeconds: everySeconds })),
      })
    },
    platform: context.platform,
    upload: context.upload,
    readFile: context.readFile,
  }
}
