// How Node is started, for whatever a script starts. Written for any Node.
export const NODE_FLAGS = [
  // A way to poison objects that nothing here needs.
  '--disable-proto=delete',
  // A young generation of 48 MB in place of more than a hundred: it fills with what every request leaves, and is never given back.
  // With 12 MB a page that is being rendered moved on to the old generation, and was collected there.
  '--max-semi-space-size=16',
  // The old generation is collected when it has grown by a third, not by up to four times: pages once taken are hardly given back.
  '--heap-growing-percent=33',
]

/** Of the C library on Linux: an arena for each thread that compresses would be kept for good. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
