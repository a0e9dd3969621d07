import type { Answer, World } from '#cli/command.ts'
import { examineInstallation } from '#cli/doctor/examine-installation.ts'
import { readArguments } from '#cli/read-arguments.ts'

export async function doctor(words: string[], { environment }: World): Promise<Answer> {
  readArguments(words, {})
  const checks = await examineInstallation(environment)
  const width = Math.max(...checks.map(({ name }) => name.length))
  return {
    data: checks,
    text: checks
      .map(({ name, ok, detail }) => `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${detail}`)
      .join('\n'),
    exitCode: checks.every(({ ok }) => ok) ? 0 : 1,
  }
}
