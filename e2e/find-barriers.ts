import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Look = {
  /** Runs only these rules. */
  rules?: readonly string[]
  /** Includes the content of frames. */
  withFrames?: boolean
}

/**
 * Accessibility violations found by axe. It is injected once, and returns only violations: sending all passes takes
 * longer than the check.
 */
export async function findBarriers(page: Page, { rules, withFrames = false }: Look = {}): Promise<string[]> {
  for (const frame of withFrames ? page.frames() : [page.mainFrame()]) await frame.evaluate(ready)
  return page.evaluate<string[]>(`axe.run(
    ${withFrames ? 'document' : "{ include: document, exclude: ['iframe'] }"},
    {
      resultTypes: ['violations'],
      iframes: ${withFrames},
      ${rules ? `runOnly: ${JSON.stringify(rules)},` : ''}
    },
  ).then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0]?.html))`)
}

const ready = `if (!window.axe) {
  ${axe.source}
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })
}`
