import { AppError } from '@balcao/domain/texts/app-error'
import type { PaymentMethod } from '@balcao/domain/vocabulary'
import type { ProviderManifest } from '@balcao/providers/contract'
import type { App } from '#app.ts'
import { isSafeBaseUrl } from '#kit/http/safe-base-url.ts'

export type AccountSettings = {
  label: string
  baseUrl: string | null
  methods: readonly PaymentMethod[]
}

const labelMax = 80

/** Refuses settings that an account of this provider cannot have; the error names the field. */
export function checkAccountSettings(
  app: App,
  manifest: ProviderManifest,
  { label, baseUrl, methods }: AccountSettings,
): void {
  if (label.trim() === '' || label.length > labelMax) throw new AppError('input_invalid', { field: 'label' })
  if (methods.some((method) => !manifest.methods.includes(method)))
    throw new AppError('input_invalid', { field: 'methods' })
  if (baseUrl === null && Object.keys(manifest.environments).length === 0)
    throw new AppError('input_invalid', { field: 'baseUrl' })
  // A provider with two hosts has both in one field, joined by a pipe.
  for (const url of baseUrl?.split('|') ?? [])
    if (!isSafeBaseUrl(url.trim(), { allowLoopback: app.config.isDemo }))
      throw new AppError('url_refused', { field: 'baseUrl' })
}
