import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Look = {
  /** These rules alone. */
  rules?: readonly string[]
  /** Includes the content of frames. */
  withFrames?: boolean
}

/**
 * Accessibility violations found by axe. It is injected once, and reports violations alone: sending all
 * passes takes longer than the check.
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
