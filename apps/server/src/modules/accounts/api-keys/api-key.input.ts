import { type ApiScope, apiScopesOf, feedNames } from '@balcao/domain/people/api-scopes'
import { problem } from '@balcao/domain/texts/input-problems'
import { z } from 'zod'

/** Days after which a key ends. */
export const apiKeyLifetimes = [30, 90, 365] as const

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], problem('invalid'))

const scopes = [...new Set([...apiScopesOf('SELLER'), ...apiScopesOf('ADMIN')])] as [ApiScope, ...ApiScope[]]

export const newApiKeyInput = z.strictObject({
  name: z.string().trim().min(2, problem('too_short')).max(60, problem('too_long')),
  scopes: z
    .array(z.enum(scopes))
    .min(1, problem('required'))
    .transform((chosen) => [...new Set(chosen)]),
  /** Null for a key without an end. */
  lifetimeDays: z.literal(apiKeyLifetimes, problem('required')).nullable(),
  /** Addresses and networks (CIDR) that may use the key; empty for any. */
  networks: z
    .array(z.string().max(60))
    .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ''))
    .pipe(z.array(network).max(20, problem('too_many'))),
})
export type NewApiKeyInput = z.output<typeof newApiKeyInput>

export const newFeedInput = z.strictObject({
  name: newApiKeyInput.shape.name,
  feed: z.enum(feedNames, problem('required')),
})
export type NewFeedInput = z.output<typeof newFeedInput>

export const apiKeyIdInput = z.strictObject({ apiKeyId: z.uuid() })
export type ApiKeyIdInput = z.output<typeof apiKeyIdInput>
