import { runCommand } from './run-command.mjs'

await runCommand('chaos/main.ts')
