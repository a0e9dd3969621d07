import type { Config } from './config.ts'
import { auroraHost, demoLogins, demoMasterLogin, demoPassword } from './demo/demo-identity.ts'
import { tenantUrl } from './modules/platforms/tenant-url.ts'
import type { RunningProcess } from './processes/keep-running.ts'

/** Text for the terminal once everything runs. */
export function welcome(
  config: Config,
  {
    processes,
    hasPlatform,
    sinceProcessStartMs,
  }: { processes: RunningProcess[]; hasPlatform: boolean; sinceProcessStartMs: number },
): string {
  const url = config.publicUrl
  const cell = config.cell ? `, cell ${config.cell.name}` : ''
  const lines = [
    '',
    `Balcão is ready at ${url}  (${(sinceProcessStartMs / 1000).toFixed(1)} s, role ${config.role}${cell})`,
  ]
  if (!hasPlatform)
    lines.push(
      '',
      '  Nothing is served yet: open the first platform with "npm run balcao -- platform create".',
    )
  lines.push('', '  Processes')
  for (const { kind, pid } of processes) lines.push(`    ${kind.padEnd(18)} ${pid()}`)
  if (config.isDemo) {
    lines.push('', `  Demo logins, password for all: ${demoPassword}`)
    for (const { area, path, email } of [...demoLogins, demoMasterLogin])
      lines.push(`    ${area.padEnd(18)} ${url}${path.padEnd(20)} ${email}`)
    lines.push(
      '',
      `  Checkout           ${url}/demo  (every offer of the demo)`,
      `  Banco de mentira   ${url}/banco-de-mentira  (pay what you bought)`,
      `  Captured mail      ${url}/dev/mailbox`,
    )
    if (!config.cell)
      lines.push(`  Second tenant      ${tenantUrl(config, auroraHost)}/demo  (same logins, other people)`)
  }
  lines.push('', '  Stop with Ctrl-C.', '', '')
  return lines.join('\n')
}
