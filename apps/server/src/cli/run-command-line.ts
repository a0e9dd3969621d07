import { postgresErrorCode } from '#db/retryable.ts'
import { StartRefusal } from '#kit/postgres/start-refusal.ts'
import { type Answer, CommandFailure, type World, WrongCall } from './command.ts'
import { type CommandEntry, commands } from './commands.ts'

export type Ending = { exitCode: number; stdout: string; stderr: string }

/**
 * The call as users type it. The project's .npmrc keeps npm itself silent, so that programs can read the
 * output.
 */
const program = 'npm run balcao --'

/** One call of the command line, from its arguments to its output. */
export async function runCommandLine(words: string[], world: World): Promise<Ending> {
  const isJson = words.includes('--json')
  const [name, ...rest] = words.filter((word) => word !== '--json')
  if (name === 'help' || name === '--help') return { exitCode: 0, stdout: overview(), stderr: '' }
  const entry = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!entry)
    return refuse(name === undefined ? overview() : `There is no command "${name}".\n\n${overview()}`)
  if (rest.includes('--help')) return { exitCode: 0, stdout: usageOf(entry), stderr: '' }
  try {
    const run = await entry.load()
    return present(await run(rest, world), isJson)
  } catch (error) {
    if (error instanceof WrongCall) return refuse(`${error.message}.\n\n${usageOf(entry)}`)
    if (error instanceof CommandFailure || error instanceof StartRefusal)
      return { exitCode: 1, stdout: '', stderr: `${error.message}\n` }
    if (postgresErrorCode(error) !== undefined)
      return { exitCode: 1, stdout: '', stderr: databaseProblem(error) }
    throw error
  }
}

/** The error in one line, without values of a statement. */
function databaseProblem(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const [reason = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
  return `The database does not do it (${reason || postgresErrorCode(error)}): check DATABASE_URL, or see "${program} doctor".\n`
}

function present({ data, text, note, exitCode = 0 }: Answer, isJson: boolean): Ending {
  return {
    exitCode,
    stdout: `${isJson ? JSON.stringify(data) : text}\n`,
    stderr: isJson && note !== undefined ? `${note}\n` : '',
  }
}

function refuse(words: string): Ending {
  return { exitCode: 2, stdout: '', stderr: words }
}

function usageOf({ usage, summary }: CommandEntry): string {
  return `usage: ${program} ${usage} [--json]\n${summary}\n`
}

function overview(): string {
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  return `usage: ${program} COMMAND [--json]\n\n${lines.join('\n')}\n`
}
