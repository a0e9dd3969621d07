import type { ProviderManifest } from '@balcao/providers/contract'

/** Whether the typed text is the provider's name, which confirms that an account with untested keys goes live. */
export function isConfirmed({ title }: Pick<ProviderManifest, 'title'>, typed: string | undefined): boolean {
  return typed?.trim().toLowerCase() === title.toLowerCase()
}
