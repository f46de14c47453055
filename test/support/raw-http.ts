import { connect } from 'node:net';

/**
 * Sends bytes unchanged and ends the sending side. Returns the server's response, up to its close or to a second without
 * another byte.
 */
export function sendRaw(url: string, bytes: string | Buffer, { keepOpen = false } = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(answer);
      else reject(error);
    });
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
    if (!keepOpen) socket.end();
  });
}
