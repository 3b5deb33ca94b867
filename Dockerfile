# Node 20 or newer starts the launcher, which installs and uses the Node that the project pins.
FROM node:22-bookworm-slim AS build
WORKDIR /opt/thodu
COPY . .
ARG PUBLIC_URL=http://localhost:3000
ARG GOOGLE_CLIENT_ID=
RUN node scripts/launch.mjs build

FROM node:22-bookworm-slim
WORKDIR /opt/thodu
COPY --from=build /opt/thodu /opt/thodu
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The pinned Node itself is process 1, so that it gets the SIGTERM of `docker stop` and drains.
CMD ["node_modules/.bin/node", "--max-semi-space-size=8", "--max-old-space-size=384", "api/src/main.ts"]
