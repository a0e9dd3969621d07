/** Prefix of every browser's user agent. */
const browser = /^(Mozilla|Opera)\//
/**
 * Programs that fetch pages without a person. CUBOT is a brand of telephones; "WhatsApp" begins the user agent only of
 * its preview fetcher.
 */
const robot = /(?<!cu)bot\b|crawl|spider|slurp|preview|externalhit|headless|lighthouse|pingdom|uptime/i

/**
 * Whether a program declares itself a robot. The claim is not verified, so it only corrects counts and blocks no
 * request.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || !browser.test(userAgent) || robot.test(userAgent)
}
