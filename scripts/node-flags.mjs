// How Node is started, for whatever a script starts. Written for any Node.
import { fileURLToPath } from 'node:url'

export const NODE_FLAGS = [
  // A way to poison objects that nothing here needs.
  '--disable-proto=delete',
  // A young generation of 48 MB in place of more than a hundred: it fills with what every request leaves, and is never given back.
  // With 12 MB a page that is being rendered moved on to the old generation, and was collected there.
  '--max-semi-space-size=16',
  // By one thread: on two cores several spend a twentieth of what a page costs on each other.
  '--no-parallel-scavenge',
  // The old generation is collected when it has grown by a third, not by up to four times: pages once taken are hardly given back.
  '--heap-growing-percent=33',
]

export const NODE_ENVIRONMENT = {
  // Of the C library on Linux: an arena for each thread that compresses would be kept for good.
  MALLOC_ARENA_MAX: '2',
  // From the second start on nothing is compiled, and the compiler of TypeScript's types (16 MB) is never loaded.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
}
