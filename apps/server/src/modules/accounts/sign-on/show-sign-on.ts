import { platformOfDoor } from '#modules/accounts/doors/doors.ts'
import type { Visitor } from '#modules/accounts/doors/visitor.ts'
import { inScope } from '#scope.ts'
import type { SignOnDoor } from './sign-on.input.ts'
import { findSignOnSettings } from './sign-on-settings.ts'

/** The provider's name for a login page, and whether another way in exists. Null without a provider. */
export async function showSignOn({ app, platformId }: Visitor, { door }: { door: SignOnDoor }) {
  const own = platformOfDoor(door, platformId)
  if (app.cells.elsewhere(own) !== null) return null
  const settings = await inScope(app, own, findSignOnSettings)
  if (!settings || settings.mode === 'OFF') return null
  return { label: settings.label, isRequired: settings.mode === 'REQUIRED' }
}
