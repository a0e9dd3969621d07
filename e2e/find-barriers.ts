import axe from 'axe-core'
import type { Page } from 'playwright-core'

type Look = {
  /** These rules alone. */
  rules?: readonly string[]
  /** What a frame shows is looked at as a part of the page. */
  withFrames?: boolean
}

/**
 * What would keep somebody from using the page, as axe finds it. It is put into the page once, and tells of violations alone: to also send
 * home all that is well takes longer than to look.
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
