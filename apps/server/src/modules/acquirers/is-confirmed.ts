import type { ProviderManifest } from '@balcao/providers/contract'

/** Whether somebody typed the provider's name, to let an account go live whose keys have not passed a test. */
export function isConfirmed({ title }: Pick<ProviderManifest, 'title'>, typed: string | undefined): boolean {
  return typed?.trim().toLowerCase() === title.toLowerCase()
}
