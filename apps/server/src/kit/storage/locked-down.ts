/** Headers of an uploaded file: it runs nothing on our origin. */
export const lockedDown = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
}
