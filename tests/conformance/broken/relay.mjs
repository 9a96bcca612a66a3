// An adapter that is no more than a pipe: what it hears goes to an engine behind a socket, and what that says comes back.
import { connect } from 'node:net'

const socket = connect(process.argv[2])
process.stdin.pipe(socket)
socket.pipe(process.stdout)
