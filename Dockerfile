# The image of every process type, which BALCAO_ROLE selects for a container. Built from the lock file alone;
# what runs is Node, the built product and its packages on a root without a shell, by a user without rights.
ARG NODE_IMAGE=docker.io/library/node:26-bookworm-slim

FROM ${NODE_IMAGE} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends git binutils libatomic1
WORKDIR /build
COPY . .
RUN node scripts/pack.mjs /image/app && strip /image/app/bin/node
COPY --chmod=755 deploy/image/balcao deploy/image/healthy.mjs /image/app/bin/

# The libraries that Node and the image codecs are linked with, and the user.
WORKDIR /image
RUN mkdir -p lib64 etc data tmp usr/bin usr/lib usr/share && ln -s usr/lib lib \
  && apt-get download libc6 libgcc-s1 libstdc++6 libatomic1 \
  && for package in *.deb; do dpkg-deb --fsys-tarfile "$package" | tar x --keep-directory-symlink; rm "$package"; done \
  && rm -rf usr/share/doc usr/share/lintian usr/share/gdb usr/lib/*/gconv \
  && echo 'balcao:x:10001:10001::/data:/nonexistent' > etc/passwd \
  && echo 'balcao:x:10001:' > etc/group \
  && echo 'hosts: files dns' > etc/nsswitch.conf \
  && ln -s /app/bin/balcao usr/bin/balcao && ln -s /app/bin/node usr/bin/node \
  && chown 10001:10001 data && chmod 700 data && chmod 1777 tmp

# With --build-arg FFMPEG=1 ffmpeg is in the image too, with its libraries and the `nice` that it is called by.
ARG FFMPEG
RUN if [ -n "$FFMPEG" ]; then apt-get install --yes --no-install-recommends ffmpeg \
  && for program in ffmpeg ffprobe nice; do \
    cp "/usr/bin/$program" usr/bin/ \
    && ldd "/usr/bin/$program" | grep --only-matching '/\(usr/\)\?lib/[^ ]*' | while read -r library; do \
      mkdir -p "$(dirname ".$library")" && cp --no-clobber --dereference "$library" ".$library"; done; done; fi

FROM scratch
ARG FFMPEG
COPY --from=build /image /
ENV PATH=/usr/bin BALCAO_DATA_DIR=/data NODE_ENV=production FFMPEG_PATH=${FFMPEG:+/usr/bin/ffmpeg}
WORKDIR /app
USER 10001:10001
# Uploads, if no object store is set.
VOLUME /data
EXPOSE 3000
# Containers without a web process have no health check: only their exit is watched.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "/app/bin/healthy.mjs"]
# The launcher passes SIGTERM on and waits up to 20 s for running requests and jobs.
STOPSIGNAL SIGTERM
CMD ["node", "/app/apps/server/dist/main.js"]
