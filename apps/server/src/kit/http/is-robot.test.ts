import { expect, test } from 'vitest'
import { isRobot } from './is-robot.ts'

test.each([
  'Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 390.0.0.28.85',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 [FBAN/FBIOS;FBAV/520.0.0.38.97]',
  'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; pt) Presto/2.12.423 Version/12.16',
])('a person is recognised by %s', (userAgent) => expect(isRobot(userAgent)).toBe(false))

test.each([
  undefined,
  '',
  'node',
  'curl/8.9.1',
  'WhatsApp/2.24.18.79 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36',
])('a robot is recognised by %s', (userAgent) => expect(isRobot(userAgent)).toBe(true))
