/** Every browser calls itself one of these first. */
const browser = /^(Mozilla|Opera)\//
/** What fetches pages without a person in front. CUBOT makes telephones; WhatsApp's own name comes first only where it fetches a preview. */
const robot = /(?<!cu)bot\b|crawl|spider|slurp|preview|externalhit|headless|lighthouse|pingdom|uptime/i

/** Whether a program says that it is one. Nobody is asked to prove anything, so this keeps counts honest and keeps nobody out. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || !browser.test(userAgent) || robot.test(userAgent)
}
