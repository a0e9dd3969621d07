import { AppError } from '@balcao/domain/texts/app-error'
import { errorTexts } from '@balcao/domain/texts/error-texts/en-us'
import { type Answer, type World, WrongCall } from '#cli/command.ts'
import { openFirstPlatform } from '#cli/open-first-platform.ts'
import { type PlatformWish, platformWishes } from '#cli/platform-wishes.ts'
import { readArguments } from '#cli/read-arguments.ts'
import { withApp } from '#cli/with-app.ts'

/** Questions to the user, in this order, by the option that answers them. */
const questions = {
  name: 'Name of the platform, as buyers read it',
  host: 'Host that leads to it, such as loja.example.com',
  document: 'CNPJ or CPF that acquirers get of buyers who were not asked for theirs (your own)',
  phone: 'Phone that they get of them (your own)',
  'admin-name': 'Name of its first administrator',
  'admin-email': 'E-mail of the administrator, who is invited by mail',
  'master-name': 'Name of the first master, who runs the installation',
  'master-email': 'E-mail of the master',
} as const satisfies Record<PlatformWish, string>
const options = Object.keys(questions) as PlatformWish[]

/**
 * `platform create`: the first platform of an installation, with its administrator and the operator's master.
 */
export async function platform(words: string[], world: World): Promise<Answer> {
  const { verb, ...given } = readArguments(words, { names: ['verb'], options })
  if (verb !== 'create') throw new WrongCall(`"${verb}" is not known: a platform can be created`)
  const parsed = platformWishes.safeParse(await completed(given, world))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongCall(`--${issue?.path.join('.')} is not valid`)
  }
  try {
    return present(await withApp(world.environment, (app) => openFirstPlatform(app, parsed.data)))
  } catch (error) {
    if (error instanceof AppError) throw new WrongCall(errorTexts[error.code].replace(/[.]$/, ''))
    throw error
  }
}

async function completed(given: Partial<Record<PlatformWish, string>>, { ask }: World) {
  const all = { ...given }
  for (const option of options) {
    if (all[option] !== undefined) continue
    if (!ask) throw new WrongCall(`--${option} is missing`)
    all[option] = await ask(`${questions[option]}: `)
  }
  return all
}

function present(opened: Awaited<ReturnType<typeof openFirstPlatform>>): Answer {
  const { url, adminEmail, masterLink } = opened
  return {
    data: opened,
    text: [
      `${url} is open.`,
      `Its administrator was invited: ${adminEmail} gets a link by mail.`,
      masterLink === null
        ? 'The master already has a password and signs in with it.'
        : `The master sets a password here, once and within a day: ${masterLink}`,
    ].join('\n'),
  }
}
