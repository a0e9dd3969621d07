import { runCommand } from './run-command.mjs'

await runCommand('bench/main.ts')
