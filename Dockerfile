FROM node:24-bookworm-slim

WORKDIR /app
COPY . .

RUN node scripts/bootstrap.mjs build \
 && mkdir /data \
 && chown -R node:node /app /data

# PostgreSQL refuses to run as root; neither do we.
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000

HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# What "npm start" runs, without npm in between: npm ends on SIGTERM and does not pass it on.
CMD ["node", "scripts/bootstrap.mjs", "start"]
