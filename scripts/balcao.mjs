import { runCommand } from './run-command.mjs'

await runCommand('apps/server/src/cli/main.ts', { parts: [] })
