import type { MailMessages } from './pt-br.ts'

export const mailEnUs = {
  greeting: (name) => (name ? `Hello, ${name}.` : 'Hello.'),
  product: 'Product',
  soldBy: 'Sold by',
  order: 'Order',
  amount: 'Amount',
  ignore: 'If this was not you, ignore this email: nothing happens.',
  neverShare: 'Do not share this code with anyone. Our team never asks for codes.',
  expiresIn: (minutes) => `Valid for ${minutes} minutes and works only once.`,
  linkByHand: 'If the button does not open, copy this address into your browser:',
  footer: (platform) => `This email was sent by ${platform}.`,

  purchaseApproved: {
    subject: (product) => `Purchase approved: ${product}`,
    heading: 'Payment confirmed',
    thanks: 'We have received your payment. Thank you for your purchase!',
    button: 'View my purchase',
    access: 'To sign in, use this same email address: we send you a code right away, no password.',
    keep: 'Keep this email. It is the receipt of your order.',
  },
  pixCreated: {
    subject: (amount) => `Your Pix of ${amount} is ready`,
    heading: 'All that is left is to pay',
    explain: 'Copy the code below and paste it in your bank’s app, under Pix copy and paste.',
    validUntil: 'Valid until',
    button: 'View QR code',
    paid: 'Already paid? The confirmation arrives by email in a moment.',
  },
  boletoCreated: {
    subject: (amount) => `Your boleto of ${amount} is ready`,
    subjectWithDay: (amount, day) => `Your boleto of ${amount} is due on ${day}`,
    heading: 'All that is left is to pay',
    explain: 'Copy the number below and pay it in your bank’s app or at a lottery shop in Brazil.',
    dueOn: 'Due date',
    button: 'View the boleto',
    paid: 'Already paid? The bank may take up to three business days to confirm it; we will email you.',
  },
  saleMade: {
    subject: (amount) => `Sale approved: ${amount}`,
    heading: 'You made a sale',
    explain: 'The payment has been confirmed.',
    button: 'View the sale',
  },
  cardPaused: {
    subject: (product) => `Cards paused for safety: ${product}`,
    heading: 'We paused cards on this offer',
    explain:
      'Somebody was testing cards at your checkout. To protect you from disputes, the offer takes no cards for a few hours.',
    until: 'Cards are back on',
    button: 'View the product',
    note: 'Pix and the other methods keep selling. There is nothing you need to do.',
  },
  customerAccessCode: {
    subject: (code) => `${code} is your access code`,
    heading: 'Your access code',
    explain: 'Enter this code to see your purchases.',
  },
  registrationCode: {
    subject: (code) => `${code} is your confirmation code`,
    heading: 'Confirm your email',
    explain: 'Enter this code to finish signing up.',
  },
  passwordReset: {
    subject: 'Create a new password',
    heading: 'Create a new password',
    explain: 'We received a request to change the password of your account.',
    button: 'Create new password',
    ignore: 'If this was not you, ignore this email: your password stays the same.',
  },
  staffInvitation: {
    subject: (platform) => `Invitation to the team: ${platform}`,
    heading: 'You are invited to the team',
    explain: (inviter, platform) =>
      inviter
        ? `${inviter} invited you to the team of ${platform}.`
        : `You are invited to the team of ${platform}.`,
    nextByPassword: 'To accept, create the password you will sign in with.',
    nextByLogin: 'To accept, sign in with the password you already use here.',
    button: 'Accept the invitation',
    expiresIn: (days) => `Valid for ${days} days, and works once.`,
    ignore: 'Were you not expecting this? Ignore this email: nothing happens.',
  },
  newDevice: {
    subject: 'New sign-in to your account',
    heading: 'New sign-in to your account',
    explain: 'Your account was opened from a browser we did not know yet.',
    when: 'When',
    device: 'Device',
    deviceOn: (browser, system) => `${browser} on ${system}`,
    unknownDevice: 'Not identified',
    ip: 'IP address',
    act: 'Was it you? There is nothing to do. If not, change your password now and sign that device out.',
    button: 'Review account security',
  },
  emailInUse: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    explain: 'Somebody tried to create an account with this email address, but it is already registered.',
    button: 'Sign in to my account',
    forgot: (url) => `Forgot your password? Create a new one at ${url}`,
  },
} satisfies MailMessages
