import { DefaultReporter } from 'vitest/node'

/** Vitest's own report with one line for each file and the progress of the run. */
export default class ProgressReporter extends DefaultReporter {
  #done = 0
  #planned = 0

  onTestRunStart(specifications) {
    this.#done = 0
    this.#planned = specifications.length
    super.onTestRunStart(specifications)
  }

  printTestModule(testModule) {
    const total = String(this.#planned)
    const place = String(++this.#done).padStart(total.length)
    const tests = [...testModule.children.allTests()]
    const failed = tests.filter((test) => test.result().state === 'failed').length
    const seconds = (testModule.diagnostic().duration / 1000).toFixed(1)
    const outcome = failed > 0 ? `${failed} of ${tests.length} failed` : `${tests.length} passed`
    this.log(
      `[${place}/${total}] ${testModule.ok() ? '✓' : '✗'} ${testModule.relativeModuleId} (${outcome}, ${seconds} s)`,
    )
  }
}
