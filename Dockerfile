# The image's own Node runs the product: an LTS line that needs no library missing in the slim image.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/thodu
COPY . .
# The packages for building stay in this stage.
RUN node scripts/launch.mjs build && node scripts/launch.mjs slim

FROM node:24-bookworm-slim
WORKDIR /opt/thodu
COPY --from=build /opt/thodu /opt/thodu
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that it gets the SIGTERM of `docker stop` and drains.
CMD ["node", "--min-semi-space-size=4", "--max-semi-space-size=8", "--max-old-space-size=384", "api/dist/main.js"]
