import type { PaymentMethod } from '@balcao/domain/vocabulary'
import { accountChangeInput, newAccountInput } from '@balcao/server/modules/acquirers/accounts/account.input'
import { z } from 'zod'
import type { AccountRecord, Provider } from './acquirer.ts'

/** An account as its form holds it: every credential is a text, and an empty secret means unchanged. */
export type AccountForm = {
  label: string
  baseUrl: string
  methods: PaymentMethod[]
  priority: number | null
  isActive: boolean
  /** The acquirer's name, typed to go live without a passed test. */
  confirmation: string
  credentials: Record<string, string>
  reason: string
}

export function formOfAccount(account: AccountRecord | undefined): AccountForm {
  return {
    label: account?.label ?? '',
    baseUrl: account?.baseUrl ?? '',
    methods: account?.methods ?? [],
    priority: account?.priority ?? 1,
    isActive: account?.status !== 'PAUSED',
    confirmation: '',
    credentials: Object.fromEntries((account?.fields ?? []).map(({ name, value }) => [name, value ?? ''])),
    reason: '',
  }
}

export function formOfProvider(provider: Provider): AccountForm {
  return {
    label: provider.title,
    baseUrl: '',
    methods: [...provider.methods],
    priority: 10,
    isActive: true,
    confirmation: '',
    credentials: Object.fromEntries(provider.fields.map(({ name }) => [name, ''])),
    reason: '',
  }
}

/** Sends only credentials that were typed, or emptied where they are visible. */
export function changeSchemaOf(account: AccountRecord) {
  return z
    .custom<AccountForm>()
    .transform(
      ({
        isActive,
        baseUrl,
        credentials,
        priority,
        confirmation,
        ...form
      }): z.input<typeof accountChangeInput> => ({
        ...form,
        ...(confirmation.trim() !== '' && { confirmation }),
        priority: priority ?? Number.NaN,
        accountId: account.id,
        baseUrl: baseUrl.trim() || null,
        status: isActive ? 'ACTIVE' : 'PAUSED',
        credentials: Object.fromEntries(
          account.fields.flatMap(({ name, isSecret, value }) => {
            const typed = (credentials[name] ?? '').trim()
            if (typed === (value ?? '')) return []
            return [[name, typed === '' && !isSecret ? null : typed]]
          }),
        ),
      }),
    )
    .pipe(accountChangeInput)
}

export function newAccountSchemaOf(provider: Provider) {
  return z
    .custom<AccountForm>()
    .transform(
      ({
        isActive: _,
        baseUrl,
        credentials,
        priority,
        confirmation,
        ...form
      }): z.input<typeof newAccountInput> => ({
        ...form,
        ...(confirmation.trim() !== '' && { confirmation }),
        priority: priority ?? Number.NaN,
        provider: provider.name,
        baseUrl: baseUrl.trim() || null,
        credentials: Object.fromEntries(
          Object.entries(credentials).filter(([, typed]) => typed.trim() !== ''),
        ),
      }),
    )
    .pipe(newAccountInput)
}
