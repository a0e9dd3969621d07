import type { App } from '#app.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { WrongCall } from './command.ts'

/** Masters live in one cell, so their actions start there. */
export function requireHome({ cells }: App): void {
  const home = cells.elsewhere(operatorPlatformId)
  if (home !== null) throw new WrongCall(`The masters live in ${home}: run it there`)
}
