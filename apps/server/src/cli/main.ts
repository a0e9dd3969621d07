import { createInterface } from 'node:readline/promises'
import { realWorld, type World } from './command.ts'
import { runCommandLine } from './run-command-line.ts'

const world: World = {
  ...realWorld,
  environment: process.env,
  ...(process.stdin.isTTY && { ask }),
}
const { exitCode, stdout, stderr } = await runCommandLine(process.argv.slice(2), world)
// A reader such as `head` closes the pipe after the lines that it needs.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
process.stderr.write(stderr)
process.stdout.write(stdout)
process.exitCode = exitCode

/** On the error stream, so that the answer of the command stays clean. */
async function ask(question: string): Promise<string> {
  const line = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await line.question(question)
  } finally {
    line.close()
  }
}
