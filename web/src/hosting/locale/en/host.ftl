# Banneret: the page of whoever runs the servers

host-title = For the host
host-about = How the servers of this table are doing. Give the key that they were started with (--host-key).
host-key = Host's key
host-enter = Show
host-wrong = This is not the key of the host, or the servers were started without one.
host-leave = Forget the key
host-sum = All together
host-servers = Servers
host-server = Server
host-alone = this server
host-ready = ready
host-not-ready = not ready
host-silent = { $count ->
    [one] { $count } server does not answer
   *[other] { $count } servers do not answer
  }
host-rooms = Rooms
host-guests = Guests
host-requests = Requests
host-failed = Failed
host-busy = Load
host-delay = Longest delay
host-memory = Memory
host-waiting = Tasks waiting
host-workers = { $count ->
    [0] No workers on other machines
    [one] { $count } worker on another machine, { $slots } at once
   *[other] { $count } workers on other machines, { $slots } at once
  }
host-since = Running since
host-version = Version
host-errors = Latest errors
host-no-errors = No errors in the log.
host-ms = { $ms } ms
host-mb = { $mb } MB
host-reports = Reported chat
host-no-reports = Nothing has been reported.
host-dealt = Dealt with
