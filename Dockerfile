# The server as an image: `docker build -t wormgrill .`, then `docker run -p 8517:8517 -v wormgrill:/data wormgrill`.
# What is installed comes from the lock files, checked by hash.

FROM python:3.13-slim AS build
WORKDIR /build
COPY requirements/ requirements/
RUN python -m venv /build/tools && /build/tools/bin/pip install --no-cache-dir --require-hashes -r requirements/dev.txt \
    && python -m venv /app && /app/bin/pip install --no-cache-dir --require-hashes -r requirements/run.txt
COPY . .
RUN /build/tools/bin/python hatch_build.py \
    && /build/tools/bin/python -m hatchling build -t wheel \
    && /app/bin/pip install --no-cache-dir --no-deps dist/*.whl

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home wormgrill
COPY --from=build /app /app
ENV PATH=/app/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    WORMGRILL_HOST=0.0.0.0 \
    WORMGRILL_PORT=8517 \
    WORMGRILL_LOG_FORMAT=json \
    WORMGRILL_DATABASE_URL=sqlite+aiosqlite:////data/wormgrill.db \
    NUMBA_CACHE_DIR=/app/kernels
# the kernels are compiled into the image, so that no table waits for them; on another processor they are made anew there
RUN wormgrill warm && chown -R wormgrill /app/kernels
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8517
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8517/health', timeout=4)"]
ENTRYPOINT ["wormgrill"]
CMD ["serve"]
