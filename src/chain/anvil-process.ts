import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

export interface AnvilProcess {
  /** `http://127.0.0.1:<port>` */
  rpcUrl: string;
  /** Stops the process and waits for its end. Can be called again. */
  stop(): Promise<void>;
}

/**
 * Starts anvil, an Ethereum node for development (getfoundry.sh/anvil), on the loopback interface. It ends with this
 * process at the latest.
 *
 * @param options.port 0 for any free port.
 * @throws Error when anvil is not installed, or exits before it listens; then with its output.
 */
export async function startAnvilProcess(options: { port: number; args?: string[] }): Promise<AnvilProcess> {
  const args = ['--host', '127.0.0.1', '--port', String(options.port), ...(options.args ?? [])];
  const child = spawn(findAnvil(), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  }).finally(() => process.off('exit', kill));

  const rpcUrl = await new Promise<string>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Listening on (\S+)/.exec(output)?.[1];
      if (address) resolve(`http://${address}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT';
      const text = isMissing
        ? 'anvil is not installed: run npm install with development packages, or see getfoundry.sh'
        : `anvil could not be started: ${error.message}`;
      reject(new Error(text, { cause: error }));
    });
    child.once('close', () =>
      reject(new Error(`anvil exited before it listened:\n${output.trim().slice(-1000)}`)),
    );
  });
  // The rest of the output is discarded: anvil would block on a full pipe.
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').resume();

  return {
    rpcUrl,
    async stop() {
      child.kill('SIGTERM');
      const killTimer = setTimeout(kill, 5_000);
      await ended;
      clearTimeout(killTimer);
    },
  };
}

/**
 * The executable in the npm package for this platform, or `anvil` on the PATH. The package's own script is not used,
 * because the node keeps running when that script is killed.
 */
function findAnvil(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch;
  const executable = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    const anvil = createRequire(import.meta.resolve('@foundry-rs/anvil/package.json'));
    return anvil.resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/bin/${executable}`);
  } catch {
    return executable;
  }
}
