# The shop in one image: the server with the built site and the explorer. Data lives in /data (or in DATABASE_URL).

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prune-packages.mjs scripts/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/prune-packages.mjs scripts/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
RUN npm ci --omit=dev --workspace backend

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# Limit of the heap in MiB; see docs/operators.md.
ENV NODE_OPTIONS="--max-old-space-size=768 --max-semi-space-size=4"
# Without it, glibc keeps what starting the server has freed.
ENV MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
RUN install --directory --owner=node --group=node /data
COPY --from=dependencies /app ./
COPY --from=build /app/schema.graphql ./
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/backend/demo backend/demo
COPY --from=build /app/frontend/dist frontend/dist
COPY --from=build /app/frontend/dist-explorer frontend/dist-explorer
COPY --from=build /app/frontend/dist-ssr frontend/dist-ssr
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "backend/dist/main.js"]
