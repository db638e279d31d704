# One file, the images of the product: `workspace` builds, releases, backs up and restores; `api`, `shell` and `nginx` run.
# Every RUN and CMD of the workspace is a command that also works outside a container, from the root of the workspace.

# Where `api` and `shell` take their files from: the stage below, or an image that has them at the same places.
ARG BUILDS=workspace

FROM node:24-bookworm-slim AS node

FROM node AS system
# A release is rehearsed in a browser before it goes live, and names the commit that it was built from.
RUN apt-get update && apt-get install -y --no-install-recommends chromium git && rm -rf /var/lib/apt/lists/*
# A volume that is mounted for the first time takes its owner from here.
RUN install -d -o node -g node /site /data /data/backups /data/media /data/releases /data/source-maps
WORKDIR /site

FROM system AS commit
# With `+` behind it when files were changed or added since; empty outside git. Files that .dockerignore names are missing.
RUN --mount=type=bind,target=/context \
  cd /context && export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=/context; \
  if git rev-parse HEAD > /commit && [ -n "$(git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard)" ]; \
  then sed -i 's/$/+/' /commit; fi

# What is built. An app takes part by its release.config.json: one that a team adds needs no line here.
FROM node AS sources
RUN --mount=type=bind,target=/context \
  mkdir /sources && cd /context \
  && cp -a nx.json tsconfig.base.json tsconfig.json tools libs backup api shell $(dirname */release.config.json) /sources

FROM system AS workspace
USER node
ENV NX_DAEMON=false
COPY --chown=node:node package.json package-lock.json ./
# Where packages come through a registry or a proxy of your own: --secret id=npmrc,src=$HOME/.npmrc --secret id=ca,src=ca.crt
RUN --mount=type=cache,target=/home/node/.npm,uid=1000,gid=1000 \
  --mount=type=secret,id=npmrc,target=/home/node/.npmrc,uid=1000 \
  --mount=type=secret,id=ca,uid=1000 \
  if [ -s /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi; \
  npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY --chown=node:node --from=sources /sources ./
# What was built before is taken from the caches: a change of one app builds that app alone.
RUN --mount=type=cache,target=/site/.nx,uid=1000,gid=1000,sharing=locked \
  --mount=type=cache,target=/site/node_modules/.cache,uid=1000,gid=1000,sharing=locked \
  npx tsx tools/start/build-all.ts && npx tsx tools/images/main.ts
COPY --chown=node:node --from=commit /commit .commit
# Sources and builds of an image never change, and it runs on a read-only root.
ENV PREBUILT=true DATA_DIR=/data
CMD ["npx", "tsx", "tools/release/ensure.ts"]

FROM ${BUILDS} AS builds

# No npm: nothing is installed where the product runs.
FROM debian:bookworm-slim AS runtime
COPY --from=node /usr/local/bin/node /usr/local/bin/node
RUN node --version && groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home node \
  && install -d -o node -g node /site /data/media /data/releases
WORKDIR /site
USER node
ENV NODE_ENV=production

FROM runtime AS api
COPY --from=builds /site/dist/images/api ./
ENV API_HOST=0.0.0.0 API_PORT=4300 MEDIA_DIR=/data/media
EXPOSE 4300
CMD ["node", "--heap-growing-percent=100", "dist/api/main.mjs"]

FROM runtime AS shell
COPY --from=builds /site/dist/images/shell ./
ENV PORT=4200 RELEASES_DIR=/data/releases
EXPOSE 4200
CMD ["node", "--heap-growing-percent=40", "dist/shell/server/main.cjs"]

FROM nginx:1.29 AS nginx
COPY deploy/nginx/nginx.conf deploy/nginx/start.sh /etc/nginx/site/
RUN install -d -o nginx -g nginx /var/cache/nginx/site
USER nginx
EXPOSE 8080
ENTRYPOINT ["sh", "/etc/nginx/site/start.sh", "/var/cache/nginx/site"]
