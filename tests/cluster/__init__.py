"""`make cluster`: what deploy/compose-cluster.yaml starts on several machines, on this one."""
