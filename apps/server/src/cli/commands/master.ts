import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { platformWishes } from '#cli/platform-wishes.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { requireHome } from '#cli/require-home.ts'
import { withApp } from '#cli/with-app.ts'
import { ensureMaster } from '#modules/accounts/masters/ensure-master.ts'
import { inviteMaster } from '#modules/accounts/masters/invite-master.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { tenantUrl } from '#modules/platforms/tenant-url.ts'
import { inScope } from '#scope.ts'

const wishes = platformWishes.pick({ 'master-name': true, 'master-email': true })

/** `master invite`: another master, or a new link for one who lost the password. */
export async function master(words: string[], { environment }: World): Promise<Answer> {
  const { verb, name, email } = readArguments(words, { names: ['verb'], options: ['name', 'email'] })
  if (verb !== 'invite') throw new WrongCall(`"${verb}" is not known: a master can be invited`)
  const parsed = wishes.safeParse({ 'master-name': name, 'master-email': email })
  if (!parsed.success) throw new WrongCall('--name and --email of the master are needed')
  const link = await withApp(environment, async (app) => {
    requireHome(app)
    const path = await inScope(app, operatorPlatformId, async (scope) => {
      const invited = await ensureMaster(scope, {
        name: parsed.data['master-name'],
        email: parsed.data['master-email'],
      })
      return inviteMaster(scope, invited)
    })
    return `${tenantUrl(app.config, null)}${path}`
  })
  return { data: { link }, text: `The master sets a password here, once and within a day: ${link}` }
}
