import type { Answer, World } from '#cli/command.ts'
import type { Check } from '#cli/doctor/check.ts'
import { examineInstallation } from '#cli/doctor/examine-installation.ts'
import { readArguments } from '#cli/read-arguments.ts'

const watchMs = 3_600_000
const restMs = 30_000

export async function doctor(words: string[], world: World): Promise<Answer> {
  const { watch } = readArguments(words, { flags: ['watch'] })
  const checks = watch ? await watchInstallation(world) : await examineInstallation(world.environment)
  return {
    data: checks,
    text: linesOf(checks).join('\n'),
    exitCode: checks.every(({ ok }) => ok) ? 0 : 1,
  }
}

/** Looks again and again for an hour, prints what changed since the last look, and returns the last diagnosis. */
async function watchInstallation({ environment, now, say, rest }: World): Promise<Check[]> {
  const endsAt = now().getTime() + watchMs
  let checks = await examineInstallation(environment)
  for (const line of linesOf(checks)) say(line)
  while (now().getTime() < endsAt) {
    await rest(restMs)
    const before = new Set(checks.map(identityOf))
    checks = await examineInstallation(environment)
    const changed = checks.filter((check) => !before.has(identityOf(check)))
    for (const line of linesOf(changed)) say(`${now().toISOString()} ${line}`)
  }
  return checks
}

/** The detail of a passing check changes with every look, such as the lag of a replica, so only its name counts. */
function identityOf({ name, ok, detail }: Check): string {
  return JSON.stringify([name, ok || detail])
}

function linesOf(checks: readonly Check[]): string[] {
  const width = Math.max(...checks.map(({ name }) => name.length))
  return checks.map(({ name, ok, detail }) => `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${detail}`)
}
