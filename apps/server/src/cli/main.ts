import { systemClock } from '../kit/clock.ts'
import { runCommandLine } from './run-command-line.ts'

const world = { now: systemClock.now, environment: process.env }
const { exitCode, stdout, stderr } = await runCommandLine(process.argv.slice(2), world)
process.stderr.write(stderr)
process.stdout.write(stdout)
process.exitCode = exitCode
