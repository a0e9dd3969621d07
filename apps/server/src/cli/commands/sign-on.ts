import { readFile } from 'node:fs/promises'
import { normalizeEmail } from '@balcao/domain/people/email'
import { AppError } from '@balcao/domain/texts/app-error'
import { errorTexts } from '@balcao/domain/texts/error-texts/en-us'
import { z } from 'zod'
import type { App } from '#app.ts'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { requireHome } from '#cli/require-home.ts'
import { withApp } from '#cli/with-app.ts'
import { discover } from '#modules/accounts/sign-on/open-provider.ts'
import { saveSignOn, turnSignOnOff } from '#modules/accounts/sign-on/save-sign-on.ts'
import { signOnInput } from '#modules/accounts/sign-on/sign-on.input.ts'
import { unlinkPerson } from '#modules/accounts/sign-on/unlink-person.ts'
import { findUserByEmail } from '#modules/accounts/users/user.ts'
import { operatorPlatformId } from '#modules/platforms/operator-platform.ts'
import { theProduct } from '#modules/platforms/write-audit.ts'
import { inScope } from '#scope.ts'

const platformShape = z.uuid()

/**
 * `sign-on`: tasks that the console cannot do because nobody can log in, and the masters' own sign-on. It needs the
 * master key and the database.
 */
export async function signOn(words: string[], { environment }: World): Promise<Answer> {
  const { verb, platform, email, file } = readArguments(words, {
    names: ['verb', 'platform'],
    options: ['email', 'file'],
  })
  const platformId = platform === 'operator' ? operatorPlatformId : platform
  if (!platformShape.safeParse(platformId).success)
    throw new WrongCall('PLATFORM is the id of a platform, or "operator"')
  try {
    return await withApp(environment, (app) => {
      if (platformId === operatorPlatformId) requireHome(app)
      if (verb === 'off') return turnOff(app, platformId)
      if (verb === 'unlink') return unlink(app, platformId, email)
      if (verb === 'set') return set(app, platformId, file)
      throw new WrongCall(`"${verb}" is not known: it is off, unlink or set`)
    })
  } catch (error) {
    if (error instanceof AppError) throw new WrongCall(errorTexts[error.code].replace(/[.]$/, ''))
    throw error
  }
}

async function turnOff(app: App, platformId: string): Promise<Answer> {
  const isTurnedOff = await inScope(app, platformId, (scope) => turnSignOnOff(scope, theProduct))
  return {
    data: { isTurnedOff },
    text: isTurnedOff
      ? 'It is off: people come in by password, or set one by "forgot password".'
      : 'It was not on.',
  }
}

async function unlink(app: App, platformId: string, email: string | undefined): Promise<Answer> {
  if (email === undefined) throw new WrongCall('--email of the person is needed')
  await inScope(app, platformId, async (scope) => {
    const user = await findUserByEmail(scope, normalizeEmail(email))
    if (!user) throw new AppError('not_found')
    await unlinkPerson(scope, theProduct, user.id)
  })
  return { data: { email }, text: `${email} is tied to nobody at the provider any more.` }
}

async function set(app: App, platformId: string, file: string | undefined): Promise<Answer> {
  if (file === undefined) throw new WrongCall('--file with the settings is needed')
  const parsed = signOnInput.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new WrongCall(`${parsed.error.issues[0]?.path.join('.')} is not valid`)
  await discover(app, parsed.data.issuer)
  await inScope(app, platformId, (scope) => saveSignOn(scope, theProduct, parsed.data))
  const { mode, issuer } = parsed.data
  return { data: { mode, issuer }, text: `Sign-on at ${issuer} is ${mode.toLowerCase()}.` }
}
