import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

export interface AnvilProcess {
  /** `http://127.0.0.1:<port>` */
  rpcUrl: string;
  /** Ends it, and returns when it has ended. Can be called again. */
  stop(): Promise<void>;
}

/**
 * Starts anvil, an Ethereum node for development (getfoundry.sh/anvil), on this machine alone. It ends with this
 * process at the latest.
 * @param options.port 0 for any free one.
 * @throws Error when anvil is not installed or ends before it listens, with what it said.
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
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Listening on (\S+)/.exec(said)?.[1];
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
      reject(new Error(`anvil ended before it listened:\n${said.trim().slice(-1000)}`)),
    );
  });
  // From here on what it says is let go, or it would stop at a full pipe.
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').resume();

  return {
    rpcUrl,
    async stop() {
      child.kill('SIGTERM');
      const impatience = setTimeout(kill, 5_000);
      await ended;
      clearTimeout(impatience);
    },
  };
}

/**
 * The executable in the package that npm chose for this machine; started directly, since the script around it
 * leaves it running when it is itself killed. Otherwise whatever the PATH has.
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
