import type { ProviderManifest } from '@balcao/providers/contract'

/** Whether the provider's name was typed, to let an account with untested keys go live. */
export function isConfirmed({ title }: Pick<ProviderManifest, 'title'>, typed: string | undefined): boolean {
  return typed?.trim().toLowerCase() === title.toLowerCase()
}
