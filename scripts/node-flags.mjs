// How Node is started, for whatever a script starts. Written for any Node.
export const NODE_FLAGS = [
  // A way to poison objects that nothing here needs.
  '--disable-proto=delete',
  // A young generation of 12 MB in place of more than a hundred: it fills with what every request leaves, and is never given back.
  '--max-semi-space-size=4',
]
