import type { CreateTransaction } from '#inputs.ts'

/** Lifetime of a Pix: the platform's setting, otherwise the provider's default. */
export function secondsToPay({ pixMinutes }: Pick<CreateTransaction, 'pixMinutes'>, usual: number): number {
  return pixMinutes === undefined ? usual : pixMinutes * 60
}
