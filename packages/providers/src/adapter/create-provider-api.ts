import { addDays, dayInSaoPaulo } from '@balcao/domain/calendar'
import type { ProviderContext } from '#contract.ts'
import { amountToProvider } from './amounts.ts'
import type { ProviderDefinition } from './definition.ts'
import { accountKey, createExchange } from './exchange.ts'
import { openCard } from './open-card.ts'
import type { ProviderApi } from './provider-api.ts'
import { invalidRequest } from './provider-failed.ts'
import type { Progress } from './settle-failure.ts'

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
  const securityCodes: string[] = []
  const { exchange, download } = createExchange({ ...options, securityCodes })
  return {
    credentials,
    get: (path, call) => exchange({ ...call, method: 'GET', path }),
    post: (path, body, call) => exchange({ ...call, method: 'POST', path, body }),
    put: (path, body, call) => exchange({ ...call, method: 'PUT', path, body }),
    patch: (path, body, call) => exchange({ ...call, method: 'PATCH', path, body }),
    delete: (path, call) => exchange({ ...call, method: 'DELETE', path }),
    download: (path, call) => download({ ...call, method: 'GET', path }),
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
    openCard: async (sealedCard) => {
      const { decryptCard } = context
      const needsCode = definition.chargesKeptCards !== 'WITHOUT_CODE'
      const card = await openCard(sealedCard, { decryptCard, needsCode })
      securityCodes.push(card.cvv)
      return card
    },
    occasionally: async (key, run) => {
      const account = accountKey({ name: definition.name, url: context.baseUrl ?? '', credentials })
      await transport.tokens.remember({
        key: `${account} ${key}`,
        now,
        make: async () => ({ value: 'done', expiresInSeconds: await run() }),
      })
    },
    tell: (trouble) => context.tell?.(trouble),
    platform: context.platform,
    get accountWebhookUrl() {
      return context.accountWebhookUrl
    },
    upload: context.upload,
    readFile: context.readFile,
  }
}
