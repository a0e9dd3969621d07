import type { CreateTransaction } from '../inputs.ts'

/** How long a Pix may be paid: as long as the platform wants, otherwise as is usual at the provider. */
export function secondsToPay({ pixMinutes }: Pick<CreateTransaction, 'pixMinutes'>, usual: number): number {
  return pixMinutes === undefined ? usual : pixMinutes * 60
}
