/** Prefix of every browser's user agent. */
const browser = /^(Mozilla|Opera)\//
/**
 * Programs that fetch pages without a person. CUBOT makes telephones; WhatsApp's own name comes first only
 * where it fetches a preview.
 */
const robot = /(?<!cu)bot\b|crawl|spider|slurp|preview|externalhit|headless|lighthouse|pingdom|uptime/i

/**
 * Whether a program declares itself one. The claim is not verified, so this keeps counts honest and blocks
 * nobody.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || !browser.test(userAgent) || robot.test(userAgent)
}
