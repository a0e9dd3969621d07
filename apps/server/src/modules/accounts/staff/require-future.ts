import { AppError } from '@balcao/domain/texts/app-error'
import type { Scope } from '#scope.ts'

export function requireFuture(
  { now }: Scope,
  { instant, field }: { instant: Date | null; field: string },
): void {
  if (instant !== null && instant <= now) throw new AppError('date_in_past', { field })
}
