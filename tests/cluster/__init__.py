"""`make cluster`: what deploy/compose.yaml starts on several machines, on this one."""
