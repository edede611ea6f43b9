// The mark and the woven band, as every page has them. A page without anything from elsewhere carries them itself.

export const MARK = `<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path class="ground" d="M16 .8 31.2 16 16 31.2 .8 16z"/><path class="road" d="M12.6 27.8 16 31.2l3.4-3.4c.5-3.6-4-5-3.7-7.7.3-2.3 3.6-3.2 3-5.5-.4-1.5-1.6-2-2.6-2.4-.6-.2-.9.5-.4.9.9.7 1 1.4.6 2.1-1 1.7-4.8 2.7-5.2 5.7-.3 2.5 1.9 4.2 1.5 6.9z"/><path class="sun" d="M16 4.6 19 7.6 16 10.6 13 7.6z"/></svg>`

export const TIBEB =
  '<svg class="tibeb" aria-hidden="true"><defs><pattern id="tibeb" width="36" height="9" patternUnits="userSpaceOnUse" shape-rendering="crispEdges">' +
  '<path fill="#0E4D36" d="M0 0h36v9H0z"/>' +
  '<path stroke="#B8452B" d="M0 .5h2m15 0h3m15 0h1M0 1.5h1m17 0h1M9 2.5h1M7 3.5h5M5 4.5h3m3 0h3M7 5.5h5M9 6.5h1M0 7.5h1m17 0h1M0 8.5h2m15 0h3m15 0h1"/>' +
  '<path stroke="#D9A036" d="M9 .5h1M7 1.5h2m1 0h2M5 2.5h2m5 0h2m13 0h1M3 3.5h2m9 0h2m9 0h5M1 4.5h2m13 0h2m5 0h3m3 0h3M3 5.5h2m9 0h2m9 0h5M5 6.5h2m5 0h2m13 0h1M7 7.5h2m1 0h2M9 8.5h1"/>' +
  '<path stroke="#F8F5EE" d="M27 .5h1M25 1.5h2m1 0h2M23 2.5h2m5 0h2M21 3.5h2m9 0h2M8 4.5h3m8 0h2m13 0h2M21 5.5h2m9 0h2M23 6.5h2m5 0h2M25 7.5h2m1 0h2M27 8.5h1"/>' +
  '</pattern></defs><rect width="100%" height="9" fill="url(#tibeb)"/></svg>'
