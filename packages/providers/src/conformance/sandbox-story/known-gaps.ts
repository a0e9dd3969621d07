import type { ProviderName } from '../../provider-names.ts'

/** A step that fails today, and why. When it no longer fails, its line has to go. */
export type KnownGap = { provider: ProviderName; step: string; why: string }

export const knownGaps: readonly KnownGap[] = []
