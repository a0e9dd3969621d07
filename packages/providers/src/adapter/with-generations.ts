import type {
  CredentialField,
  Credentials,
  Operation,
  OperationTypes,
  Provider,
  ProviderContext,
  ProviderManifest,
  ProviderOutcome,
} from '#contract.ts'
import { missingCredential, ProviderFailed } from './provider-failed.ts'

type Operations = {
  [O in Operation]: (
    input: OperationTypes[O]['input'],
    context: ProviderContext,
  ) => Promise<ProviderOutcome<OperationTypes[O]['result']>>
}

/**
 * One provider whose API exists in several generations, each a provider of its own. The credential `generation` selects
 * the account's generation; the default is the first.
 */
export function withGenerations(generations: Readonly<Record<string, Provider>>): Provider {
  const names = Object.keys(generations)
  const byName = new Map(Object.entries(generations))
  const [first] = Object.values(generations)
  if (!first) throw new Error('A provider has at least one generation')

  const chosen = ({ generation }: Credentials): Provider => {
    if (!generation?.trim()) return first
    const provider = byName.get(generation.trim())
    if (!provider) throw missingCredential(`API generation must be one of ${names.join(', ')}`)
    return provider
  }

  const operation =
    <O extends Operation>(name: O) =>
    async (
      input: OperationTypes[O]['input'],
      context: ProviderContext,
    ): Promise<ProviderOutcome<OperationTypes[O]['result']>> => {
      const provider = attempt((): Operations => chosen(context.credentials))
      return provider.ok ? provider.result[name](input, context) : provider
    }

  return {
    manifest: describeGenerations(generations, first),
    parseCredentials: (configuration) => {
      const provider = attempt(() => chosen(configuration))
      if (!provider.ok) return provider
      const parsed = provider.result.parseCredentials(configuration)
      const generation = configuration.generation?.trim()
      return parsed.ok && generation ? { ok: true, result: { ...parsed.result, generation } } : parsed
    },
    processWebhook: async (request, context) => chosen(context.credentials).processWebhook(request, context),
    cardTokenCall: (account) => chosen(account.credentials).cardTokenCall(account),
    proveWebhook: async (request, context) => chosen(context.credentials).proveWebhook(request, context),
    createReceiver: operation('createReceiver'),
    getReceiver: operation('getReceiver'),
    withdraw: operation('withdraw'),
    getWithdraw: operation('getWithdraw'),
    tokenizeCard: operation('tokenizeCard'),
    getCardId: operation('getCardId'),
    createTransaction: operation('createTransaction'),
    getTransaction: operation('getTransaction'),
    refund: operation('refund'),
    cancelTransaction: operation('cancelTransaction'),
    getPixAuthorization: operation('getPixAuthorization'),
    cancelPixAuthorization: operation('cancelPixAuthorization'),
    getPixDebit: operation('getPixDebit'),
    retryPixDebit: operation('retryPixDebit'),
  }
}

/** The first generation describes the provider; the form asks for the credentials of every generation. */
function describeGenerations(
  generations: Readonly<Record<string, Provider>>,
  first: Provider,
): ProviderManifest {
  const manifests = Object.values(generations).map(({ manifest }) => manifest)
  const fields = manifests.flatMap(({ credentials }) => credentials)
  const names = new Set(fields.map(({ name }) => name))
  const isRequired = (name: string) =>
    manifests.every(({ credentials }) => credentials.some((field) => field.name === name && field.required))
  return {
    ...first.manifest,
    credentials: [
      generationField(Object.keys(generations)),
      ...[...names].flatMap((name) => {
        const field = fields.find((known) => known.name === name)
        return field ? { ...field, required: isRequired(name) } : []
      }),
    ],
    generations: Object.fromEntries(
      Object.entries(generations).map(([generation, { manifest }]) => [
        generation,
        { ...manifest, credentials: [generationField(Object.keys(generations)), ...manifest.credentials] },
      ]),
    ),
  }
}

function generationField(choices: readonly string[]): CredentialField {
  return {
    name: 'generation',
    label: { PT_BR: 'Geração da API', EN_US: 'API generation' },
    secret: false,
    required: false,
    choices,
  }
}

function attempt<T>(make: () => T): ProviderOutcome<T> {
  try {
    return { ok: true, result: make() }
  } catch (error) {
    if (error instanceof ProviderFailed) return { ok: false, failure: error.failure }
    throw error
  }
}
